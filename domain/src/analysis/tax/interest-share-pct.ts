import type { Day } from '../../dates/calendar-day.ts'
import type { Rule, RulePack } from '../rules/rule-pack.ts'
import { ruleOn } from '../rules/rule-pack.ts'

/**
 * How much of the interest paid on a day is deductible, in per cent, by the day of the binding agreement to buy.
 * Source: docs/method/years-and-tax.md, "Interest that counts".
 */
export function interestSharePct(rules: RulePack, on: Day, acquired: Day, newBuild: boolean): number {
  return ruleOn(interestShares(rules, acquired, newBuild), on)?.value ?? 0
}

/** The shares by the day of the payment. */
export function interestShares({ interestShare }: RulePack, acquired: Day, newBuild: boolean): readonly Rule<number>[] {
  const { acquiredFrom, before, after } = interestShare
  return newBuild ? interestShare.newBuild : acquired < acquiredFrom ? before : after
}
