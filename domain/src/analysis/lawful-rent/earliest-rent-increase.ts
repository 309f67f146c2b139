import type { Tenancy } from '../../calculation/tenancy-fields.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { addDays, addMonths } from '../../dates/calendar-day.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { ruleOn } from '../rules/rule-pack.ts'
import type { NoticeGiven } from '../rules/notice-kind.ts'
import { receiveNotice } from './receive-notice.ts'

export const INCREASE_REASONS = ['tenancy_start', 'last_increase', 'notice', 'fixed_term_end'] as const
type IncreaseReason = (typeof INCREASE_REASONS)[number]

export interface EarliestIncrease {
  readonly earliest: Day
  /** The rule that decides. */
  readonly because: IncreaseReason
  readonly notice_received: Day
  /** The last day on which a notice given the same way is received in time. */
  readonly give_notice_by: Day
}

/**
 * The first day on which a rent may rise: twelve months after the tenancy began and after the last increase, with notice, and
 * not within a fixed term. Source: Residential Tenancies Act 1986, section 24; docs/method/lawful-rent.md, "Earliest
 * increase".
 */
export function earliestRentIncrease(rules: RulePack, tenancy: Tenancy): EarliestIncrease {
  const { last_increase, notice_date, fixed_term_end } = tenancy
  const days = noticeDays(rules, tenancy)
  const notice_received = receiveNotice(rules, notice_date, tenancy)
  let earliest = afterIncrease(rules, tenancy.tenancy_start)
  let because: IncreaseReason = 'tenancy_start'
  const consider = (day: Day, rule: IncreaseReason) => {
    if (day <= earliest) return
    earliest = day
    because = rule
  }
  if (last_increase !== null) consider(afterIncrease(rules, last_increase), 'last_increase')
  consider(addDays(notice_received, days), 'notice')
  if (fixed_term_end !== null && !tenancy.increase_permitted_in_term) {
    consider(addDays(fixed_term_end, 1), 'fixed_term_end')
  }
  return { earliest, because, notice_received, give_notice_by: lastNotice(rules, tenancy, addDays(earliest, -days)) }
}

/** The days of notice that a tenancy needs. */
export function noticeDays(
  { noticeDays: { boardingHouse, tenancy } }: RulePack,
  { boarding_house, notice_date }: Pick<Tenancy, 'boarding_house' | 'notice_date'>,
): number {
  return ruleOn(boarding_house ? boardingHouse : tenancy, notice_date)?.value ?? 0
}

/** The last day on which a notice is received by `latest`. */
function lastNotice(rules: RulePack, given: NoticeGiven, latest: Day): Day {
  let day = latest
  while (receiveNotice(rules, day, given) > latest) day = addDays(day, -1)
  return day
}

/** The months between two increases, by the day of the first. */
export function increaseMonths(rules: RulePack, day: Day): number {
  return ruleOn(rules.increaseMonths, day)?.value ?? 0
}

/** The first day on which a rent may rise after an increase, or after the tenancy began; 1 March after 29 February. */
export function afterIncrease(rules: RulePack, day: Day): Day {
  const next = addMonths(day, increaseMonths(rules, day))
  return next.slice(-2) < day.slice(-2) ? addDays(next, 1) : next
}
