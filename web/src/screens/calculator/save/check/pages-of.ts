import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { LENDER_FIELDS } from '@homeyield/domain/calculation/lender-fields'
import { PLAN_FIELDS } from '@homeyield/domain/calculation/plan-fields'
import type { CalculationField, FieldGroup } from '@homeyield/domain/fields/field'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { recordOf } from '@homeyield/domain/records/pick'
import type { HomePage } from '../../../../paths.ts'

type Pages = readonly [HomePage, ...HomePage[]]

/** The pages where a field is entered, the usual one first. */
export function pagesOf(field: string): Pages {
  const [name = '', input = ''] = field.split('.')
  if (name === 'analysis') return byName(PAGES_OF_INPUT, input) ?? NUMBERS
  const fields: Readonly<Record<string, CalculationField>> = CALCULATION_FIELDS
  const group = fields[name]?.group
  return byName(PAGES_OF_FIELD, name) ?? (group === undefined ? NUMBERS : PAGES_OF_GROUP[group])
}

function byName(pages: Readonly<Record<string, Pages>>, name: string): Pages | undefined {
  return Object.hasOwn(pages, name) ? pages[name] : undefined
}

const NUMBERS: Pages = ['numbers']
const RENT: Pages = ['rent']
const LOANS: Pages = ['loans']
const YEARS: Pages = ['years']
const BANK: Pages = ['bank']

const PAGES_OF_GROUP: Readonly<Record<FieldGroup, Pages>> = {
  address: NUMBERS,
  home: NUMBERS,
  basis: NUMBERS,
  rent: NUMBERS,
  loan: NUMBERS,
  expenses: NUMBERS,
  value: NUMBERS,
  'own-home': RENT,
  estimate: NUMBERS,
  note: NUMBERS,
  analysis: NUMBERS,
}

/** Where a field is not with the others of its group. */
const PAGES_OF_FIELD: Readonly<Record<string, Pages>> = { estimated_value: BANK }

/** Where an input of the analysis is not with the others of its table. */
const PAGES_OF_ONE: Readonly<Partial<Record<keyof typeof ANALYSIS_FIELDS, Pages>>> = {
  settlement_date: ['loans', 'years'],
  current_value_on: YEARS,
  new_build: ['years', 'bank'],
  rent_mode: ['years', 'rent'],
  tenancy: RENT,
  rules: YEARS,
}

const PAGES_OF_INPUT: Readonly<Record<string, Pages>> = {
  ...recordOf(keysOf(ANALYSIS_FIELDS), () => LOANS),
  ...recordOf(keysOf(PLAN_FIELDS), () => YEARS),
  ...recordOf(keysOf(LENDER_FIELDS), () => BANK),
  ...PAGES_OF_ONE,
}
