import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { recordOf } from '@homeyield/domain/records/pick'
import { storedJson } from '../storage/stored-item.ts'

const NAMES = ['weekly_rental_income', 'purchase_price', 'interest_rate', 'deposit'] as const

/** The figures of the landing page's example: NZD a week, NZD, per cent a year, and its deposit in NZD. */
export type TriedFigures = Readonly<Record<(typeof NAMES)[number], number>>

const tried = storedJson('tab', 'homeyield.tried', (stored): TriedFigures | null => {
  const given = recordOrEmpty(stored)
  const figures = recordOf(NAMES, (name) => (typeof given[name] === 'number' ? given[name] : NaN))
  return Object.values(figures).every(Number.isFinite) ? figures : null
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
