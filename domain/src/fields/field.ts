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

interface AnyField {
  readonly label: string
  /** A label for lists of inputs, where it differs. */
  readonly short?: string
  /** What counts while nothing is given, in words. */
  readonly missing?: string
  /** The value in a list of loans or owners, such as `fixed to {}`. */
  readonly phrase?: string
  /** Where the default follows from: `completeFields` takes it from its caller, so the value is never null. */
  readonly follows?: string
  /** Without it, its group counts as not given. */
  readonly required?: true
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

/** The decimals that a figure is rounded to. */
export const FIGURE_DECIMALS = { money: 2, rate: 4, whole: 0 } as const

export interface ChoiceField extends AnyField {
  readonly kind: 'choice'
  readonly options: readonly [string, ...string[]]
  /** The options in words, where they are not words. */
  readonly labels?: Readonly<Record<string, string>>
  readonly default: string | null
}

export interface BooleanField extends AnyField {
  readonly kind: 'boolean'
  /** Beside its box, where the label is only its name. */
  readonly box?: string
  /** The value in words. */
  readonly labels: readonly [yes: string, no: string]
  /** Null where it follows from something else. */
  readonly default: boolean | null
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

/** Fields inside a field, such as those of a tenancy. */
export interface GroupField extends AnyField {
  readonly kind: 'group'
  readonly fields: FieldTable
  readonly default: null
}

/** A list of groups, such as loans: at most `most`. */
export interface ListField extends AnyField {
  readonly kind: 'list'
  readonly fields: FieldTable
  readonly most: number
  readonly default: null | readonly []
}

/** A figure for each of some years, from 1 to `most`. */
export interface YearsField extends AnyField {
  readonly kind: 'years'
  readonly figure: FigureField
  readonly most: number
  readonly default: Readonly<Record<string, never>>
}

export type Field =
  | FigureField
  | ChoiceField
  | BooleanField
  | TextField
  | CodeField
  | TagsField
  | GroupField
  | ListField
  | YearsField

/** Fields by their names. */
export type FieldTable = Readonly<Record<string, Field>>

/** Where a field of a calculation belongs. */
interface Place {
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
  /** The sections where "Start again" resets it; none when it is in no section that has it. */
  readonly sections: readonly SectionName[]
  readonly premium?: true
}

export type FieldGroup = Place['group']

export type CalculationField = Field & Place

/** Fields of a calculation by their names. */
export type CalculationFieldTable = Readonly<Record<string, CalculationField>>

/** The words of a boolean that needs no others. */
export const YES_NO = ['Yes', 'No'] as const
