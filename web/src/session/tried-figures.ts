import { storedJson } from '../storage/stored-item.ts'

const NAMES = ['weekly_rental_income', 'purchase_price', 'interest_rate', 'deposit'] as const

/** The figures of "Where the week goes" on the landing page: NZD a week, NZD, per cent a year, and the deposit that it takes for granted, NZD. */
export type TriedFigures = Readonly<Record<(typeof NAMES)[number], number>>

const tried = storedJson('tab', 'homeyield.tried', (stored): TriedFigures | null => {
  const figures = NAMES.map((name) => [name, (stored as Partial<Record<string, unknown>>)[name]] as const)
  return figures.every(([, figure]) => Number.isFinite(figure)) ? (Object.fromEntries(figures) as TriedFigures) : null
})

/** Hands over what a visitor tried on the landing page, in this tab, for the next new calculation to begin with. */
export function storeTriedFigures(figures: TriedFigures): void {
  tried.write(figures)
}

/** What was tried in this tab and has not begun a calculation yet; null for nothing, or for what is no figure. */
export function readTriedFigures(): TriedFigures | null {
  return tried.read()
}

/** Forgets them, once a calculation has begun with them. */
export function forgetTriedFigures(): void {
  tried.remove()
}
