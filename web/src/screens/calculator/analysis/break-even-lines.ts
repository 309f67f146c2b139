import type { Analysis } from '@homeyield/domain/analysis/analyse'
import type { BreakEvenGoal } from '@homeyield/domain/analysis/inputs/break-even-goal'
import type { Outcome } from '@homeyield/domain/outcome/outcome'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { paysText, rentText } from './break-even-rent-text.ts'
import { pointsText } from './stress-lines.ts'

export interface BreakEvenLine {
  readonly label: string
  /** A sentence, with or without a figure. */
  readonly text: string
}

/** Where the week brings the target, or why there is no such figure. Lines for Premium are left out without it. */
export function breakEvenLines(analysis: Analysis, { cash, holds }: BreakEvenGoal): readonly BreakEvenLine[] {
  const pays = paysText(cash)
  const deposit = holds === 'deposit' ? 'the same deposit' : 'the same share as deposit'
  return [
    line('Rent', analysis.break_even_rent, (rent) => rentText(rent, pays)),
    line('Rates', analysis.break_even_rate_shift, (shift) => rateText(shift, pays)),
    line('Price', analysis.break_even_price, ({ shown }) => `With ${deposit}, it ${pays} up to ${formatMoney(shown)}.`),
    line('Empty weeks', analysis.vacancy_weeks_to_zero, (weeks) => weeksText(weeks, pays)),
  ].filter((found) => found !== null)
}

function line<Value>(label: string, found: Outcome<Value>, write: (value: Value) => string): BreakEvenLine | null {
  if (isKnown(found)) return { label, text: write(found.value) }
  return found.reason === 'premium_required' ? null : { label, text: found.message }
}

function rateText(shift: number, pays: string): string {
  if (shift < 0) return `It ${pays} once every rate is ${pointsText(-shift)} lower.`
  return `It ${pays} until every rate is ${pointsText(shift)} higher.`
}

function weeksText(weeks: number, pays: string): string {
  return weeks >= 52
    ? `It ${pays} even when it is empty all year.`
    : `It ${pays} with up to ${writeNumber(weeks, 1)} empty weeks a year.`
}
