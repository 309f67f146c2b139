/** The sections of the calculator that have fields, in page order. */
export const SECTION_NAMES = [
  'rental-assessment',
  'review',
  'borrowing',
  'annual-expenses',
  'investment-return',
] as const
export type SectionName = (typeof SECTION_NAMES)[number]

export interface Limits {
  readonly lowest: number
  readonly highest: number
}

export type FieldGroup = AnyField['group']

interface AnyField {
  readonly label: string
  /**
   * `basis` decides how the rent is worked out; results follow from `rent`, `loan` and `expenses`, and from no other
   * group. The cost of living there follows from `own-home` as well.
   */
  readonly group:
    | 'address'
    | 'home'
    | 'basis'
    | 'rent'
    | 'loan'
    | 'expenses'
    | 'value'
    | 'own-home'
    | 'estimate'
    | 'note'
    | 'analysis'
  /** The sections where "Start again" resets it; none when it is shown nowhere. */
  readonly sections: readonly SectionName[]
  readonly premium?: true
}

/** A number: `money` is rounded to the cent, a `rate` to four decimals, `whole` refuses fractions. */
export interface FigureField extends AnyField {
  readonly kind: 'money' | 'rate' | 'whole'
  readonly unit: string
  readonly limits: Limits
  /** The value when none is given; null when the figure may be missing. */
  readonly default: number | null
  /** The value in a new form, when it differs from the default. */
  readonly initial?: number | null
}

export interface ChoiceField extends AnyField {
  readonly kind: 'choice'
  readonly options: readonly [string, ...string[]]
  readonly default: string | null
}

export interface BooleanField extends AnyField {
  readonly kind: 'boolean'
  readonly default: boolean
}

/** Text: a `line` or a `paragraph` of at most `longest` characters. */
export interface TextField extends AnyField {
  readonly kind: 'line' | 'paragraph'
  readonly longest: number
  readonly default: string | null
}

/** Text of a fixed form: a day (YYYY-MM-DD) or a Stats NZ code. */
export interface CodeField extends AnyField {
  readonly kind: 'date' | 'sa2_code' | 'meshblock'
  readonly default: null
}

/** A list of short lines, each different: at most `most` of at most `longest` characters. */
export interface TagsField extends AnyField {
  readonly kind: 'tags'
  readonly most: number
  readonly longest: number
  readonly default: readonly string[]
}

/** The inputs of the investment analysis, such as a list of loans. */
export interface AnalysisField extends AnyField {
  readonly kind: 'analysis'
  readonly default: null
}

export type CalculationField =
  | FigureField
  | ChoiceField
  | BooleanField
  | TextField
  | CodeField
  | TagsField
  | AnalysisField
