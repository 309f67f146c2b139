import type { Day } from '../../dates/calendar-day.ts'
import type { NoticeKind } from './notice-kind.ts'

/** How sure a rule is: an official text (A), a secondary source (B), or not confirmed (U). */
export const GRADES = ['A', 'B', 'U'] as const
export type Grade = (typeof GRADES)[number]

/** Where a rule comes from; `url` is the site of the source. */
export interface Evidence {
  readonly source: string
  readonly url: string | null
  readonly grade: Grade
}

/** What a rule means to people, in one plain sentence, and where it comes from. */
export interface Basis extends Evidence {
  readonly sentence: string
}

/** A value from a day on; null is from the beginning. */
export interface Rule<Value> extends Basis {
  readonly from: Day | null
  readonly value: Value
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

/** How much of its new lending a bank may lend above a ratio, in per cent. */
export interface SpeedLimit {
  readonly above: number
  readonly sharePct: number
}

/** Chattels of a life in years, and their depreciation in per cent a year. */
export interface ChattelsLife {
  readonly things: string
  readonly years: number
  readonly diminishingValue: number
  readonly straightLine: number
}

/** The days that are no working days, beside Saturdays and Sundays. Days of every year are MM-DD. */
export interface Holidays {
  /** From one day to another, over the new year. */
  readonly closed: { readonly first: string; readonly last: string }
  /** After a 1 January that is a Friday or a Saturday. */
  readonly afterNewYear: string
  /** On a weekend the Monday after it. */
  readonly fixed: readonly { readonly name: string; readonly on: string }[]
  /** Days after Easter Sunday. */
  readonly easter: readonly { readonly name: string; readonly days: number }[]
  /** Mondays of a month, counted from 1. */
  readonly mondays: readonly { readonly name: string; readonly month: number; readonly nth: number }[]
}

export type RuleTopic =
  | 'interest'
  | 'ring_fencing'
  | 'bright_line'
  | 'income_tax'
  | 'gst'
  | 'chattels'
  | 'lending'
  | 'rent_increases'
  | 'future'

/** A rule in words. */
export interface Statement extends Rule<string> {
  readonly topic: RuleTopic
  readonly name: string
}

interface ByBuyer {
  readonly investor: readonly Rule<SpeedLimit>[]
  readonly ownerOccupier: readonly Rule<SpeedLimit>[]
}

/** Dated rules, with the day they were checked on and the day before which to check them again. */
export interface RulePack {
  readonly id: string
  readonly asAt: Day
  readonly checkBefore: Day
  /** The share of interest that is deductible, in per cent, by the day of its payment. */
  readonly interestShare: {
    /** The binding agreement from which `after` counts. */
    readonly acquiredFrom: Day
    /** The code compliance from which a home is a new build. */
    readonly newBuildFrom: Day
    readonly before: readonly Rule<number>[]
    readonly after: readonly Rule<number>[]
    readonly newBuild: readonly Rule<number>[]
  }
  /** Rates of tax by the first day of the tax year. */
  readonly personalRates: readonly Rule<readonly Bracket[]>[]
  readonly trusteeRate: readonly Rule<TrusteeRate>[]
  readonly companyRate: readonly Rule<number>[]
  readonly brightLine: {
    /** By the day of the sale agreement. */
    readonly bySale: readonly Rule<BrightLineMonths>[]
    /** For earlier sales, by the day of the binding agreement to buy. */
    readonly byAcquisition: readonly Rule<BrightLineMonths>[]
  }
  /** The most that is deducted in the first year, NZD; more is cost. */
  readonly purchaseLegalFees: readonly Rule<number>[]
  readonly chattelsLives: readonly Rule<readonly ChattelsLife[]>[]
  /** Of the loan to the value, in per cent. */
  readonly loanToValue: ByBuyer
  /** Of the debt to a year's income. */
  readonly debtToIncome: ByBuyer
  /** After the beginning of a tenancy, and after each rent increase. */
  readonly increaseMonths: readonly Rule<number>[]
  /** Of a rent increase. */
  readonly noticeDays: {
    readonly tenancy: readonly Rule<number>[]
    readonly boardingHouse: readonly Rule<number>[]
  }
  /** The working days after which a notice is received; 0 is the day on which it is given. */
  readonly noticeReceived: Readonly<Record<NoticeKind, readonly Rule<number>[]>>
  readonly holidays: readonly Rule<Holidays>[]
  readonly matariki: readonly Rule<readonly Day[]>[]
  /** In per cent. */
  readonly gst: readonly Rule<number>[]
  readonly statements: readonly Statement[]
}

/** The rule in force on a day: of the last row from then or before. Null before the first. */
export function ruleOn<Value>(rules: readonly Rule<Value>[], day: Day): Rule<Value> | null {
  return rules.findLast(({ from }) => from === null || from <= day) ?? null
}

/** Whether a pack is due to be checked: the rules may have changed. */
export function isCheckDue({ checkBefore }: Pick<RulePack, 'checkBefore'>, today: Day): boolean {
  return today >= checkBefore
}
