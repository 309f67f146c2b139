import { formatCents } from '@homeyield/domain/money/amount'
import type { RefixedLoan } from '@homeyield/domain/analysis/stress/refix'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { toCents } from '@homeyield/domain/money/round'

/** A day on which the rate of one loan or several changes. */
export interface RefixDate {
  readonly date: Day
  /** Of all its loans, NZD a week. */
  readonly weekly_step: number
  readonly steps: readonly RefixedLoan[]
}

/** The days on which rates change, in order. */
export function refixDates(loans: readonly RefixedLoan[]): readonly RefixDate[] {
  const days = [...new Set(loans.map(({ from_date }) => from_date))].toSorted()
  return days.map((date) => {
    const steps = loans.filter(({ from_date }) => from_date === date)
    return { date, weekly_step: toCents(steps.reduce((sum, step) => sum + step.weekly_step, 0)), steps }
  })
}

/** `+$82.54 a week`. */
export function stepText(weeklyStep: number): string {
  return `${weeklyStep > 0 ? '+' : ''}${formatCents(weeklyStep)} a week`
}
