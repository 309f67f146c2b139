import type { Day } from '../dates/calendar-day.ts'
import { addMonths } from '../dates/calendar-day.ts'

/** The tables of the Reserve Bank: rates as advertised, and those with conditions, such as a deposit of 20 %. */
export const RATE_KINDS = ['standard', 'special'] as const
export type RateKind = (typeof RATE_KINDS)[number]

const MONTHS_OFFERED = 3

/** Whether rates of the end of a month are too old to be offered: they are shown, and that is said. */
export function areOldRates(monthEnd: Day, today: Day): boolean {
  return today > addMonths(monthEnd, MONTHS_OFFERED)
}
