import type { Owner } from '../../calculation/owner-fields.ts'
import type { Plan } from '../inputs/plan.ts'

/** Who owns most of the golden case. */
export const person: Owner = {
  person_id: null,
  name: 'Ana',
  kind: 'individual',
  share_pct: 60,
  other_income: 95_000,
  other_residential_net: 0,
  brought_forward: 0,
}
/** Ten years of the golden case, with two owners. */
export const plan: Plan = {
  settlement_date: '2026-12-01',
  acquired_date: '2026-10-20',
  years: 10,
  sale_year: null,
  rent_growth_pct: 2.5,
  value_growth_pct: 3.5,
  expense_inflation_pct: 3,
  purchase_costs: 3000,
  purchase_legal_fees: 0,
  current_value: null,
  sale_cost_pct: 3,
  sale_cost_fixed: 2000,
  capital_spend: {},
  discount_rate_pct: 6,
  new_build: false,
  main_home: false,
  other_rentals: false,
  owners: [person, { ...person, name: 'Ben', share_pct: 40, other_income: 48_000 }],
  ring_fence_basis: 'portfolio',
  chattels_cost: 15_000,
  chattels_rate_pct: 25,
  chattels_method: 'DV',
  rent_mode: 'smooth',
  tenancy: null,
}

/** The first year of the golden case, before tax: docs/method/years-and-tax.md. */
export const FIRST_YEAR = {
  gross_rent: 33_020,
  vacancy: 1270,
  management: 2806.7,
  other_costs: 7200,
  net_operating_income: 21_743.3,
  interest: 31_389.23,
  principal: 8253.89,
  capital_spend: 0,
  yearly_profit: -9645.93,
  cash_flow_before_tax: -17_899.82,
  value: 879_750,
  debt: 671_746.11,
  equity: 208_003.89,
  lvr: 76.36,
  cash_on_cash: -10.35,
}

/** What follows from tax in it. */
export const FIRST_TAX_YEAR = {
  deductible_interest: 31_389.23,
  depreciation: 3750,
  legal_fees: 0,
  taxable_income: 0,
  carried_forward: 13_395.93,
  tax: 0,
  cash_flow_after_tax: -17_899.82,
  cash_on_cash_after_tax: -10.35,
}
