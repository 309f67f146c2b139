import type { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { CalculationField, FieldGroup } from '@homeyield/domain/fields/field'
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

const PAGES_OF_INPUT: Readonly<Record<keyof typeof ANALYSIS_FIELDS, Pages>> = {
  settlement_date: ['loans', 'years'],
  loans: LOANS,
  test_margin: LOANS,
  target_gross_yield: LOANS,
  target_net_yield: LOANS,
  target_weekly_cash_flow: LOANS,
  target_lvr: LOANS,
  hold: LOANS,
  acquired_date: YEARS,
  years: YEARS,
  sale_year: YEARS,
  rent_growth_pct: YEARS,
  value_growth_pct: YEARS,
  expense_inflation_pct: YEARS,
  current_value: YEARS,
  current_value_on: YEARS,
  purchase_costs: YEARS,
  purchase_legal_fees: YEARS,
  sale_cost_pct: YEARS,
  sale_cost_fixed: YEARS,
  capital_spend: YEARS,
  discount_rate_pct: YEARS,
  new_build: ['years', 'bank'],
  main_home: YEARS,
  other_rentals: YEARS,
  owners: YEARS,
  ring_fence_basis: YEARS,
  chattels_cost: YEARS,
  chattels_rate_pct: YEARS,
  chattels_method: YEARS,
  rent_mode: ['years', 'rent'],
  rules: YEARS,
  tenancy: RENT,
  gross_income: BANK,
  other_debt: BANK,
  rent_shading_pct: BANK,
  test_rate: BANK,
  owner_occupied: BANK,
  value_source: BANK,
}
