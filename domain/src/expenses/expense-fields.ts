import type { CalculationFieldTable } from '../fields/field.ts'
import { YES_NO } from '../fields/field.ts'
import { EXPENSE_GUIDE } from './expense-guide.ts'
import { GST_PCT } from './gst.ts'

const EXPENSE = { group: 'expenses', sections: ['annual-expenses'] } as const
const COST = {
  ...EXPENSE,
  kind: 'money',
  unit: 'NZD a year',
  limits: { lowest: 0, highest: 100_000_000 },
  default: null,
} as const
const GUIDE = EXPENSE_GUIDE.items

/** The expenses of a year. Source: docs/method/calculator.md, "Expenses". */
export const EXPENSE_FIELDS = {
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
  include_interest_in_calc: {
    ...EXPENSE,
    kind: 'boolean',
    label: 'Whether a year’s interest counts',
    short: 'Interest counts as a cost',
    box: 'Include a year’s interest',
    labels: YES_NO,
    default: true,
  },
} as const satisfies CalculationFieldTable

/** How two of them are counted. Source: docs/method/calculator.md, "Expenses". */
export const EXPENSE_TERMS = {
  /** Of rent that a vacancy costs while none is typed. */
  vacancy_weeks: {
    ...EXPENSE,
    kind: 'rate',
    label: 'Empty weeks a year',
    unit: 'weeks',
    limits: { lowest: 0, highest: 52 },
    default: 2,
  },
  fee_plus_gst: {
    ...EXPENSE,
    kind: 'boolean',
    label: 'GST on the management fee',
    box: `Add ${GST_PCT}% GST to the management fee`,
    labels: ['Plus GST', 'GST included'],
    default: false,
  },
} as const satisfies CalculationFieldTable
