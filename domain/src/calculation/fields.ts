import type { GivenAnalysis } from '../analysis/analysis-inputs.ts'
import { EXPENSE_GUIDE } from '../expenses/expense-guide.ts'
import {
  DEFAULT_LOAN_PAYMENT_TERM,
  DEFAULT_REPAYMENT_TYPE,
  LOAN_PAYMENT_TERMS,
  REPAYMENT_TYPES,
} from '../loans/loan-options.ts'
import { DEFAULT_BEDROOMS, DEFAULT_DWELLING, DWELLINGS, HOUSE_CONDITION } from '../property/property-options.ts'
import { CONFIDENCES } from '../rent/market-rent-entry.ts'
import { RENT_SOURCES } from '../rent/settle-rent.ts'
import { ROOM_TENANTS } from '../own-home/room-tenants.ts'
import type {
  AnalysisField,
  BooleanField,
  CalculationField,
  FieldGroup,
  FigureField,
  SectionName,
  TagsField,
} from './calculation-field.ts'

const ADDRESS = { group: 'address', sections: ['rental-assessment'] } as const
const PLACE = { ...ADDRESS, kind: 'line', longest: 100, default: null } as const
const HOME = { group: 'home', sections: ['rental-assessment'] } as const
const BASIS = { group: 'basis', sections: ['rental-assessment'] } as const
const LOAN = { group: 'loan', sections: ['borrowing'] } as const
const EXPENSE = { group: 'expenses', sections: ['annual-expenses'] } as const

// Enough for any building in the country, and small enough that no figure overflows.
const PRICE = { kind: 'money', unit: 'NZD', limits: { lowest: 0, highest: 1_000_000_000 }, default: null } as const
const WEEKLY = { kind: 'money', unit: 'NZD a week', limits: { lowest: 0, highest: 1_000_000 }, default: null } as const
const YEARLY_RENT = { kind: 'money', limits: { lowest: 0, highest: 52_000_000 }, default: null } as const
const MONTHLY = { ...YEARLY_RENT, unit: 'NZD a month' } as const
const YEARLY = { ...YEARLY_RENT, unit: 'NZD a year' } as const
const RENT = { group: 'rent', sections: ['rental-assessment'] } as const
const ESTIMATE = { group: 'estimate', sections: ['review'] } as const
const COST = {
  ...EXPENSE,
  kind: 'money',
  unit: 'NZD a year',
  limits: { lowest: 0, highest: 100_000_000 },
  default: null,
} as const
const OWN_HOME = { group: 'own-home', sections: ['investment-return'] } as const
const GUIDE = EXPENSE_GUIDE.items
const NOTE = { group: 'note', sections: [] } as const

/** How far a person is with a home. */
const STATUSES = ['watching', 'offer', 'owned', 'no'] as const

/**
 * Every input of a calculation, by its name in the API, the form and the database. Types, schemas, defaults, limits,
 * sections and the OpenAPI texts follow from it (decision 24). Source: specification sections 3 and 9, decisions
 * section 2.
 */
export const CALCULATION_FIELDS = {
  property: { ...ADDRESS, kind: 'line', label: 'Address', longest: 300, default: '' },
  is_sample_address: { ...ADDRESS, kind: 'boolean', label: 'Whether the address is sample data', default: false },
  suburb: { ...PLACE, label: 'Suburb' },
  city: { ...PLACE, label: 'Town or city' },
  meshblock: { ...ADDRESS, kind: 'meshblock', label: 'Meshblock', default: null },
  sa2_code: { ...ADDRESS, kind: 'sa2_code', label: 'Statistical area 2', default: null },
  dwelling: {
    ...EXPENSE,
    sections: ['rental-assessment'],
    kind: 'choice',
    label: 'Dwelling type',
    options: DWELLINGS,
    default: DEFAULT_DWELLING,
  },
  number_of_bedrooms: {
    ...HOME,
    kind: 'whole',
    label: 'Bedrooms',
    unit: '',
    limits: { lowest: 1, highest: 20 },
    default: DEFAULT_BEDROOMS,
  },
  number_of_car_parks: {
    ...HOME,
    kind: 'whole',
    label: 'Car parks',
    unit: '',
    limits: { lowest: 0, highest: 99 },
    default: null,
    initial: 0,
  },
  house_condition: {
    ...BASIS,
    kind: 'whole',
    label: 'Property quality',
    unit: '%',
    limits: HOUSE_CONDITION,
    default: HOUSE_CONDITION.default,
  },
  rent_source: { ...BASIS, kind: 'choice', label: 'Where the rent comes from', options: RENT_SOURCES, default: null },
  market_lower_quartile: { ...BASIS, ...WEEKLY, label: 'Market rent, lower quartile' },
  market_upper_quartile: { ...BASIS, ...WEEKLY, label: 'Market rent, upper quartile' },
  market_period: { ...HOME, kind: 'date', label: 'Quarter of the market rent', default: null },
  market_confidence: {
    ...HOME,
    kind: 'choice',
    label: 'Confidence in the market rent',
    options: CONFIDENCES,
    default: null,
  },
  market_indexed: {
    ...HOME,
    kind: 'boolean',
    label: 'Whether the market rent is brought to the newest month of the region’s rents',
    default: true,
  },
  market_interval_lower: { ...HOME, ...WEEKLY, label: 'Area median, lower end of its 80 % interval' },
  market_interval_upper: { ...HOME, ...WEEKLY, label: 'Area median, upper end of its 80 % interval' },
  weekly_rental_income: { ...RENT, ...WEEKLY, label: 'Rental income a week' },
  weekly_rental_income_lower: { ...RENT, ...WEEKLY, label: 'Weekly rental income, lower' },
  weekly_rental_income_upper: { ...RENT, ...WEEKLY, label: 'Weekly rental income, upper' },
  monthly_rental_income_lower: { ...RENT, ...MONTHLY, label: 'Monthly rental income, lower' },
  monthly_rental_income_upper: { ...RENT, ...MONTHLY, label: 'Monthly rental income, upper' },
  yearly_rental_income_lower: { ...RENT, ...YEARLY, label: 'Yearly rental income, lower' },
  yearly_rental_income_upper: { ...RENT, ...YEARLY, label: 'Yearly rental income, upper' },
  purchase_price: { ...LOAN, ...PRICE, sections: ['borrowing', 'investment-return'], label: 'Purchase price' },
  deposit: { ...LOAN, ...PRICE, label: 'Deposit' },
  loan_duration_months: {
    ...LOAN,
    kind: 'whole',
    label: 'Loan duration',
    unit: 'months',
    limits: { lowest: 0, highest: 1200 },
    default: null,
    initial: 360,
  },
  interest_rate: {
    ...LOAN,
    kind: 'rate',
    label: 'Interest rate',
    unit: '% a year',
    limits: { lowest: 0, highest: 100 },
    default: null,
  },
  repayment_type: {
    ...LOAN,
    kind: 'choice',
    label: 'Repayment type',
    options: REPAYMENT_TYPES,
    default: DEFAULT_REPAYMENT_TYPE,
  },
  loan_payment_term: {
    ...LOAN,
    kind: 'choice',
    label: 'Repayments',
    options: LOAN_PAYMENT_TERMS,
    default: DEFAULT_LOAN_PAYMENT_TERM,
  },
  insurance_cost: { ...COST, label: 'Insurance', initial: GUIDE.insurance_cost },
  repairs_maintenance: { ...COST, label: 'Repairs and maintenance', initial: GUIDE.repairs_maintenance },
  rates: { ...COST, label: 'Rates', initial: GUIDE.rates },
  contingency: { ...COST, label: 'Contingency', initial: GUIDE.contingency },
  property_management_fees: {
    ...EXPENSE,
    kind: 'rate',
    label: 'Property management fee',
    unit: '% of rent',
    limits: { lowest: 0, highest: 50 },
    default: null,
    initial: GUIDE.property_management_fees,
  },
  vacancy_cost: { ...COST, label: 'Vacancy' },
  body_corporate_fees: { ...COST, label: 'Body corporate fees' },
  other_expenses: { ...COST, label: 'Other costs' },
  include_interest_in_calc: { ...EXPENSE, kind: 'boolean', label: 'Whether a year’s interest counts', default: true },
  estimated_value: { ...PRICE, group: 'value', sections: [], label: 'Estimated value' },
  capital_value: { ...PRICE, group: 'value', sections: ['investment-return'], label: 'Capital value', premium: true },
  lives_here: { ...OWN_HOME, kind: 'boolean', label: 'Whether the owner lives there', default: false },
  rooms_let: {
    ...OWN_HOME,
    kind: 'whole',
    label: 'Rooms you let',
    unit: '',
    limits: { lowest: 0, highest: 20 },
    default: null,
  },
  room_rent: { ...OWN_HOME, ...WEEKLY, label: 'Rent of each room' },
  room_tenants: {
    ...OWN_HOME,
    kind: 'choice',
    label: 'Who lives in the rooms',
    options: ROOM_TENANTS,
    default: 'Flatmates',
  },
  part_lived_in: {
    ...OWN_HOME,
    kind: 'rate',
    label: 'Part you live in',
    unit: '%',
    limits: { lowest: 0, highest: 100 },
    default: null,
  },
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
    kind: 'analysis',
    label: 'Inputs of the investment analysis',
    default: null,
  },
} as const satisfies Record<string, CalculationField>

type Fields = typeof CALCULATION_FIELDS
export type FieldName = keyof Fields
/** The names of the fields that match `Wanted`, such as `FieldOf<{ group: 'loan' }>`. */
export type FieldOf<Wanted> = { [Name in FieldName]: Fields[Name] extends Wanted ? Name : never }[FieldName]
export type FigureName = FieldOf<FigureField>

type KindOf<Field extends CalculationField> = Field extends FigureField
  ? number
  : Field extends BooleanField
    ? boolean
    : Field extends { readonly options: readonly (infer Option)[] }
      ? Option
      : Field extends AnalysisField
        ? GivenAnalysis
        : Field extends TagsField
          ? readonly string[]
          : string

/** The inputs of a calculation, in the form and on the server. A missing value is null; money is NZD. */
export type CalculationInputs = {
  readonly [Name in FieldName]: KindOf<Fields[Name]> | (Fields[Name]['default'] extends null ? null : never)
}

export const FIELD_NAMES = Object.keys(CALCULATION_FIELDS) as readonly FieldName[]

/** The names of the fields in some groups, in table order. */
export function fieldsIn<Group extends FieldGroup>(...groups: readonly Group[]): FieldOf<{ readonly group: Group }>[] {
  const wanted: ReadonlySet<FieldGroup> = new Set(groups)
  return FIELD_NAMES.filter((name) => wanted.has(CALCULATION_FIELDS[name].group)) as FieldOf<{
    readonly group: Group
  }>[]
}

/** The names of the fields of a section, in table order. */
export function fieldsOfSection(section: SectionName): FieldName[] {
  return FIELD_NAMES.filter((name) => (CALCULATION_FIELDS[name].sections as readonly SectionName[]).includes(section))
}

export function isFigure<Name extends FieldName>(name: Name): name is Extract<Name, FigureName> {
  return 'limits' in CALCULATION_FIELDS[name]
}

/** A calculation with no input given. Source: specification section 3, decisions section 2. */
export const NOTHING_GIVEN = inputsFrom((field) => field.default)

/** The form of a new calculation, with our guides for expenses. Source: specification section 3, "Default values". */
export const NEW_CALCULATION = inputsFrom((field) => ('initial' in field ? (field.initial ?? null) : field.default))

function inputsFrom(valueOf: (field: CalculationField) => unknown): CalculationInputs {
  const values = FIELD_NAMES.map((name) => [name, valueOf(CALCULATION_FIELDS[name])])
  return Object.fromEntries(values) as CalculationInputs
}
