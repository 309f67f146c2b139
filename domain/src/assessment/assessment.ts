import type { WeekPart } from '../investment-return/where-the-week-goes.ts'

export interface AssessmentFigure {
  readonly label: string
  readonly value: string
  /** Empty when there is nothing to add. */
  readonly note: string
  /** Whether the figure is below 0, to be shown as a loss. */
  readonly loss: boolean
}

/** One part of the week's bar. `share` is its width in per cent. */
export interface AssessmentPart {
  readonly part: WeekPart
  /** The loan that it is of, where the loans are apart. */
  readonly loan?: number
  readonly label: string
  readonly value: string
  readonly share: number
}

/** "Where the week goes": the rent's bar and, to the same scale, the costs it pays for and what is left or missing. */
export interface AssessmentWeek {
  readonly rent: string
  readonly rentShare: number
  readonly parts: readonly AssessmentPart[]
  readonly leftLabel: string
  readonly leftValue: string
  readonly leftShare: number
  /** Whether money is missing each week. */
  readonly short: boolean
  /** Whether money is left each week, to be shown as a gain; not before the loan is counted. */
  readonly gain: boolean
}

/** The market rent in sentences. */
export interface AssessmentEvidence {
  readonly quartiles: string
  readonly source: string
}

export interface AssessmentEstimate {
  readonly weekly: string
  readonly monthly: string
  readonly yearly: string
  /** Empty when none was given. */
  readonly reason: string
}

/**
 * A rental assessment in words and shares of a bar, shared by mail, PDF and print page. Text that a person typed is not
 * escaped.
 */
export interface Assessment {
  readonly address: string
  /** Such as `House with 3 bedrooms and 1 car park`. */
  readonly home: string
  /** The weekly rent, such as `$635`; null when there is none. */
  readonly rent: string | null
  /** Its range, such as `$610 to $660 a week`; empty when it has none. */
  readonly range: string
  /** How sure the market's rent is; empty for a rent of one's own. */
  readonly confidence: string
  /** Whether that is low or not known, which must not be overlooked. */
  readonly isUnsure: boolean
  /** Where the rent comes from. */
  readonly basis: string
  readonly estimate: AssessmentEstimate | null
  readonly figures: readonly AssessmentFigure[]
  /** Null when there is neither rent nor cost. */
  readonly week: AssessmentWeek | null
  readonly evidence: AssessmentEvidence | null
  readonly isSampleAddress: boolean
  /** Whose areas and addresses they are, as their licences ask. */
  readonly credits: string
}

/** Shown on every assessment. */
export const ASSESSMENT_CAUTION = 'A guide to help you decide, not a registered valuation or financial advice.'

export const SAMPLE_ADDRESS_NOTE = 'This is a sample address, not a real home.'

/** Source: the licence of MBIE's tenancy bond data. */
export const RENT_CREDIT = 'Weekly rents from tenancy bonds: MBIE, Tenancy Services, CC BY 3.0 NZ.'

/** Source: the licence of Stats NZ's geographic data. */
export const AREA_CREDIT = 'Areas: Stats NZ, CC BY 4.0.'
