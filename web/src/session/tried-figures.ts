import { storedJson } from '../storage/stored-item.ts'

const NAMES = ['weekly_rental_income', 'purchase_price', 'interest_rate', 'deposit'] as const

/** The figures of the landing page's example: NZD a week, NZD, per cent a year, and its deposit in NZD. */
export type TriedFigures = Readonly<Record<(typeof NAMES)[number], number>>

const tried = storedJson('tab', 'homeyield.tried', (stored): TriedFigures | null => {
  const figures = NAMES.map((name) => [name, (stored as Partial<Record<string, unknown>>)[name]] as const)
  return figures.every(([, figure]) => Number.isFinite(figure)) ? (Object.fromEntries(figures) as TriedFigures) : null
})

/** Stores what a visitor tried on the landing page, for their next new calculation in this tab. */
export function storeTriedFigures(figures: TriedFigures): void {
  tried.write(figures)
}

export function readTriedFigures(): TriedFigures | null {
  return tried.read()
}

export function forgetTriedFigures(): void {
  tried.remove()
}
