import type { ExpenseKey } from '../expenses/expenses.ts'

/** One figure in words: what it is, what it comes to, and what belongs to it. */
export interface AssessmentFigure {
  readonly label: string
  readonly value: string
  /** Empty where there is nothing to add. */
  readonly note: string
  /** Whether the figure is below 0, so that a page can show it as a loss. */
  readonly loss: boolean
}

/** One piece of the week's picture. `share` is its part of the bar's width, in per cent. */
export interface AssessmentPart {
  readonly part: ExpenseKey
  readonly label: string
  readonly value: string
  readonly share: number
}

/** "Where the week goes": the rent's bar, and under it, to the same scale, what it pays for and what is left or missing. */
export interface AssessmentWeek {
  readonly rent: string
  readonly rentShare: number
  readonly parts: readonly AssessmentPart[]
  readonly leftLabel: string
  readonly leftValue: string
  readonly leftShare: number
  /** Whether money is missing each week. */
  readonly short: boolean
}

/** What the market says, in sentences. */
export interface AssessmentEvidence {
  readonly quartiles: string
  readonly source: string
}

/** A professional's own estimate in words. */
export interface AssessmentEstimate {
  readonly weekly: string
  readonly monthly: string
  readonly yearly: string
  /** Empty when none was given. */
  readonly reason: string
}

/**
 * A rental assessment in words and shares: everything that the mail, the PDF and the print page show of a calculation, so that
 * the three say the same. Text that a person typed stands here as it was typed; who shows it escapes it.
 */
export interface Assessment {
  readonly address: string
  /** Such as `House with 3 bedrooms and 1 car park`. */
  readonly home: string
  /** The weekly rent, such as `$635`; null when there is none. */
  readonly rent: string | null
  /** Its range, such as `$610 to $660 a week`; empty when it has none. */
  readonly range: string
  /** What the rent rests on. */
  readonly basis: string
  readonly estimate: AssessmentEstimate | null
  readonly figures: readonly AssessmentFigure[]
  /** Null when there is neither rent nor cost. */
  readonly week: AssessmentWeek | null
  readonly evidence: AssessmentEvidence | null
  readonly isSampleAddress: boolean
}

/** What every assessment says of itself. */
export const ASSESSMENT_CAUTION = 'A guide to help you decide, not a registered valuation or financial advice.'

/** What is said of an address that was made up. */
export const SAMPLE_ADDRESS_NOTE = 'This is a sample address, not a real home.'

/** Whose figures the rents are. Source: the licence of MBIE's tenancy bond data. */
export const RENT_CREDIT = 'Weekly rents from tenancy bonds: MBIE, Tenancy Services, CC BY 3.0 NZ.'
