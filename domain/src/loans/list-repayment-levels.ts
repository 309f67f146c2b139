import type { Day } from '../dates/calendar-day.ts'
import type { ScheduledPayment } from './build-loan-schedule.ts'

/** Repayments of the same size, to the day of the last of them. */
export interface RepaymentLevel {
  readonly payment: number
  readonly until: Day
}

/** The sizes of a loan's repayments in order. The last repayment, which adjusts, counts to the size before it. */
export function listRepaymentLevels(
  schedule: readonly Pick<ScheduledPayment, 'date' | 'payment'>[],
): readonly RepaymentLevel[] {
  const levels: RepaymentLevel[] = []
  const adjusting = schedule.length - 1
  for (const [index, { date, payment }] of schedule.entries()) {
    const level = levels.at(-1)
    if (level && (level.payment === payment || index === adjusting)) levels.pop()
    levels.push({ payment: level && index === adjusting ? level.payment : payment, until: date })
  }
  return levels
}
