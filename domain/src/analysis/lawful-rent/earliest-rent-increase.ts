import type { Tenancy } from '../../calculation/tenancy-fields.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { addDays, addMonths } from '../../dates/calendar-day.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { ruleOn } from '../rules/rule-pack.ts'

export interface EarliestIncrease {
  readonly earliest: Day
  /** The rule that decides. */
  readonly because: 'tenancy_start' | 'last_increase' | 'notice' | 'fixed_term_end'
  readonly give_notice_by: Day
}

/**
 * The first day on which a rent may rise: a year after the tenancy began and after the last increase, with notice, and
 * not within a fixed term. Source: Residential Tenancies Act 1986, section 24; investment analysis section 7.
 */
export function earliestRentIncrease({ noticeDays }: RulePack, tenancy: Tenancy): EarliestIncrease {
  const rules = tenancy.boarding_house ? noticeDays.boardingHouse : noticeDays.tenancy
  const notice = (ruleOn(rules, tenancy.notice_date)?.value ?? 0) + tenancy.service_days
  const { last_increase, fixed_term_end } = tenancy
  let earliest = yearAfter(tenancy.tenancy_start)
  let because: EarliestIncrease['because'] = 'tenancy_start'
  const consider = (day: Day, rule: EarliestIncrease['because']) => {
    if (day <= earliest) return
    earliest = day
    because = rule
  }
  if (last_increase !== null) consider(yearAfter(last_increase), 'last_increase')
  consider(addDays(tenancy.notice_date, notice), 'notice')
  if (fixed_term_end !== null && !tenancy.increase_permitted_in_term) {
    consider(addDays(fixed_term_end, 1), 'fixed_term_end')
  }
  return { earliest, because, give_notice_by: addDays(earliest, -notice) }
}

/** The same day a year later; 1 March after 29 February. */
export function yearAfter(day: Day): Day {
  return day.endsWith('-02-29') ? addDays(addMonths(day, 12), 1) : addMonths(day, 12)
}
