import type { Day } from '../../dates/calendar-day.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { ruleOn } from '../rules/rule-pack.ts'

/**
 * How much of the interest paid on a day is deductible, in per cent, by the day of the binding agreement to buy. Source:
 * investment analysis section 3.1.
 */
export function interestSharePct({ interestShare }: RulePack, on: Day, acquired: Day, newBuild: boolean): number {
  const { acquiredFrom, before, after } = interestShare
  const rows = newBuild ? interestShare.newBuild : acquired < acquiredFrom ? before : after
  return ruleOn(rows, on)?.value ?? 0
}
