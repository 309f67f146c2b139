import type { Day } from '../../dates/calendar-day.ts'
import { addMonths } from '../../dates/calendar-day.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { ruleOn } from '../rules/rule-pack.ts'

/** A home's days: binding agreement to buy, registration of title, agreement to sell. */
export interface Ownership {
  readonly acquired: Day
  readonly start: Day
  readonly end: Day
  readonly new_build: boolean
  readonly main_home: boolean
}

export interface BrightLine {
  /** 0 where no bright line applies. */
  readonly months: number
  readonly last_taxed_day: Day | null
  readonly taxed: boolean
}

/**
 * Whether a sale is taxed by the bright-line rules; the last day itself is. Source: docs/method/years-and-tax.md,
 * "Bright-line".
 */
export function brightLine(rules: RulePack, { acquired, start, end, new_build, main_home }: Ownership): BrightLine {
  const { bySale, byAcquisition } = rules.brightLine
  const period = (ruleOn(bySale, end) ?? ruleOn(byAcquisition, acquired))?.value
  const months = (new_build ? period?.newBuild : period?.months) ?? 0
  if (months === 0) return { months, last_taxed_day: null, taxed: false }
  const last_taxed_day = addMonths(start, months)
  return { months, last_taxed_day, taxed: end <= last_taxed_day && !main_home }
}
