import type { TypedFigure } from '@homeyield/domain/fields/read-typed-figure'
import { readDayCell } from './read-day-cell.ts'
import { readFigureCell } from './read-figure-cell.ts'

/** What a cell such as “450,000 @ 6.19% until 1/7/2027” gives: NZD, per cent a year. */
export interface LoanInCell {
  readonly amount: number
  readonly interest_rate: number
  readonly fixed_until: string | null
}

const LOAN =
  /^(?<amount>[^@]*?\d[\d,.\s]*[km]?)\s*(?:@|\bat\b|\((?=[\d.,]+\s*%))\s*(?<rate>\d[\d.,]*)\s*(?:%|per ?cent)?(?:\s*p\.?a\.?)?\)?(?:[\s,;]*\(?(?:fixed\s*)?(?:until|till|to|ends?|expires?|fixed)\s+(?<until>[^)]+)\)?)?$/iu

/** Null for any other cell, and for one whose parts are not clear. */
export function readLoanCell(text: string): LoanInCell | null {
  const { amount = '', rate = '', until } = LOAN.exec(text.trim())?.groups ?? {}
  if (rate === '') return null
  const owed = certain(readFigureCell('loan', amount, null, true))
  const perCent = certain(readFigureCell('interest_rate', `${rate}%`, null, true))
  // 680,000 (80%) is a share of the price.
  if (perCent !== null && (perCent < 1 || perCent > 15)) return null
  const day = until === undefined ? null : readDayCell(until, false)
  if (owed === null || perCent === null || (day !== null && day.kind !== 'value')) return null
  return { amount: owed, interest_rate: perCent, fixed_until: day?.value ?? null }
}

function certain(read: TypedFigure | null): number | null {
  return read?.kind === 'value' ? read.value : null
}
