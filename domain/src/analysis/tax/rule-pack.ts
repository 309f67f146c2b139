import type { Day } from '../../dates/calendar-day.ts'

/** How sure a rule is: an official text (A), a secondary source (B), or not confirmed (U). */
export type Grade = 'A' | 'B' | 'U'

/** A value from a day on; null is from the beginning. */
export interface Rule<Value> {
  readonly from: Day | null
  readonly value: Value
  readonly source: string
  readonly grade: Grade
}

/** A rate in per cent for the income above an amount in NZD. */
export interface Bracket {
  readonly above: number
  readonly rate: number
}

/** A trust's rate in per cent; a lower one for a small net income in NZD. */
export interface TrusteeRate {
  readonly rate: number
  readonly small: { readonly upTo: number; readonly rate: number } | null
}

/** The months after which a sale is no longer taxed, 0 for never. */
export interface BrightLineMonths {
  readonly months: number
  readonly newBuild: number
}

/** Dated rules of tax, with the day they were checked on and the day to check them again. */
export interface RulePack {
  readonly id: string
  readonly asAt: Day
  readonly checkBefore: Day
  readonly interestShare: {
    readonly acquiredFrom: Day
    readonly before: readonly Rule<number>[]
    readonly after: readonly Rule<number>[]
    readonly newBuild: readonly Rule<number>[]
  }
  readonly personalRates: readonly Rule<readonly Bracket[]>[]
  readonly trusteeRate: readonly Rule<TrusteeRate>[]
  readonly companyRate: readonly Rule<number>[]
  readonly brightLine: {
    readonly bySale: readonly Rule<BrightLineMonths>[]
    readonly byAcquisition: readonly Rule<BrightLineMonths>[]
  }
}

/** The rule in force on a day: of the last row from then or before. Null before the first. */
export function ruleOn<Value>(rules: readonly Rule<Value>[], day: Day): Rule<Value> | null {
  return rules.findLast(({ from }) => from === null || from <= day) ?? null
}
