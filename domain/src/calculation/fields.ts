import { MONTHLY, PRICE, WEEKLY, YEARLY } from '../fields/amounts.ts'
import type { CalculationField, CalculationFieldTable, FieldGroup, FigureField, SectionName } from '../fields/field.ts'
import type { GivenValue, ValuesOf } from '../fields/field-values.ts'
import { BORROWING_FIELDS } from '../loans/loan-fields.ts'
import { EXPENSE_FIELDS, EXPENSE_TERMS } from '../expenses/expense-fields.ts'
import { PROPERTY_FIELDS } from '../property/property-fields.ts'
import { keysOf } from '../records/keys-of.ts'
import { RENT_FIELDS } from '../rent/rent-fields.ts'
import { ANALYSIS_FIELDS } from './analysis-fields.ts'
import { OWN_HOME_FIELDS } from './own-home-fields.ts'
import { PURPOSE_FIELDS } from './purpose.ts'

const ESTIMATE = { group: 'estimate', sections: ['review'] } as const
const NOTE = { group: 'note', sections: [] } as const

/** How far a person is with a home. */
const STATUSES = ['watching', 'offer', 'owned', 'no'] as const

const OTHER_FIELDS = {
  estimate_weekly_lower: { ...ESTIMATE, ...WEEKLY, label: 'Weekly estimate, lower' },
  estimate_weekly_upper: { ...ESTIMATE, ...WEEKLY, label: 'Weekly estimate, upper' },
  estimate_monthly_lower: { ...ESTIMATE, ...MONTHLY, label: 'Monthly estimate, lower' },
  estimate_monthly_upper: { ...ESTIMATE, ...MONTHLY, label: 'Monthly estimate, upper' },
  estimate_yearly_lower: { ...ESTIMATE, ...YEARLY, label: 'Yearly estimate, lower' },
  estimate_yearly_upper: { ...ESTIMATE, ...YEARLY, label: 'Yearly estimate, upper' },
  estimate_reason: { ...ESTIMATE, kind: 'paragraph', label: 'Reasons for the estimate', longest: 400, default: null },
  note: { ...NOTE, kind: 'paragraph', label: 'Note', longest: 2_000, default: null },
  status: { ...NOTE, kind: 'choice', label: 'Status', options: STATUSES, default: null },
  tags: { ...NOTE, kind: 'tags', label: 'Tags', most: 10, longest: 30, default: [] },
  analysis: {
    group: 'analysis',
    sections: [],
    kind: 'group',
    label: 'Inputs of the investment analysis',
    fields: ANALYSIS_FIELDS,
    default: null,
  },
} as const satisfies CalculationFieldTable

/**
 * Every input of a calculation, by its name in the API, the form and the database. Types, schemas, defaults, limits,
 * sections and the OpenAPI texts follow from it (decision 24).
 */
export const CALCULATION_FIELDS = {
  ...PROPERTY_FIELDS,
  ...RENT_FIELDS,
  ...BORROWING_FIELDS,
  ...EXPENSE_FIELDS,
  ...EXPENSE_TERMS,
  estimated_value: { ...PRICE, group: 'value', sections: [], label: 'Estimated value' },
  capital_value: { ...PRICE, group: 'value', sections: ['investment-return'], label: 'Capital value', premium: true },
  ...PURPOSE_FIELDS,
  ...OWN_HOME_FIELDS,
  ...OTHER_FIELDS,
} as const satisfies CalculationFieldTable

type Fields = typeof CALCULATION_FIELDS
export type FieldName = keyof Fields
/** The names of the fields that match `Wanted`, such as `FieldOf<{ group: 'loan' }>`. */
export type FieldOf<Wanted> = { [Name in FieldName]: Fields[Name] extends Wanted ? Name : never }[FieldName]
export type FigureName = FieldOf<FigureField>

/**
 * The inputs of a calculation, in the form and on the server. A missing value is null; money is NZD. The analysis is as it
 * was given, without defaults.
 */
export type CalculationInputs = ValuesOf<Omit<Fields, 'analysis'>> & {
  readonly analysis: GivenValue<Fields['analysis']> | null
}

export const FIELD_NAMES: readonly FieldName[] = keysOf(CALCULATION_FIELDS)

/** The names of the fields in some groups, in table order. */
export function fieldsIn<Group extends FieldGroup>(...groups: readonly Group[]): FieldOf<{ readonly group: Group }>[] {
  const wanted: ReadonlySet<FieldGroup> = new Set(groups)
  return FIELD_NAMES.filter((name): name is FieldOf<{ readonly group: Group }> =>
    wanted.has(CALCULATION_FIELDS[name].group),
  )
}

/** The names of the fields of a section, in table order. */
export function fieldsOfSection(section: SectionName): FieldName[] {
  const fields: Readonly<Record<FieldName, CalculationField>> = CALCULATION_FIELDS
  return FIELD_NAMES.filter((name) => fields[name].sections.includes(section))
}

export function isFigure<Name extends FieldName>(name: Name): name is Extract<Name, FigureName> {
  return 'limits' in CALCULATION_FIELDS[name]
}

/** A calculation with no input given. */
export const NOTHING_GIVEN = inputsFrom((field) => field.default)

/** The form of a new calculation, with our guides for expenses. */
export const NEW_CALCULATION = inputsFrom((field) => ('initial' in field ? (field.initial ?? null) : field.default))

function inputsFrom(valueOf: (field: CalculationField) => unknown): CalculationInputs {
  const values = FIELD_NAMES.map((name) => [name, valueOf(CALCULATION_FIELDS[name])])
  return Object.fromEntries(values) as CalculationInputs
}
