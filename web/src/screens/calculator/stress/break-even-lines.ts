import type { Analysis } from '@homeyield/domain/analysis/analyse'
import type { Outcome } from '@homeyield/domain/analysis/outcome'
import { isKnown } from '@homeyield/domain/analysis/outcome'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { pointsText } from './stress-lines.ts'

export interface BreakEvenLine {
  readonly label: string
  /** A sentence, with or without a figure. */
  readonly text: string
}

/** Where the week brings nothing, or why there is no such figure. Lines for Premium are left out without it. */
export function breakEvenLines(analysis: Analysis): readonly BreakEvenLine[] {
  return [
    line('Rent', analysis.break_even_rent, ({ shown }) => `It pays for itself from ${formatMoney(shown)} a week.`),
    line('Rates', analysis.break_even_rate_shift, rateText),
    line(
      'Price',
      analysis.break_even_price,
      ({ shown }) => `With the same deposit, it pays for itself up to ${formatMoney(shown)}.`,
    ),
    line('Empty weeks', analysis.vacancy_weeks_to_zero, weeksText),
  ].filter((found) => found !== null)
}

function line<Value>(label: string, found: Outcome<Value>, write: (value: Value) => string): BreakEvenLine | null {
  if (isKnown(found)) return { label, text: write(found.value) }
  return found.reason === 'premium_required' ? null : { label, text: found.message }
}

function rateText(shift: number): string {
  if (shift < 0) return `It pays for itself once every rate is ${pointsText(-shift)} lower.`
  return `Every rate can rise ${pointsText(shift)} before the week is short.`
}

function weeksText(weeks: number): string {
  return weeks >= 52
    ? 'It pays even when it is empty all year.'
    : `It pays with up to ${writeNumber(weeks, 1)} empty weeks a year.`
}
