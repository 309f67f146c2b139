/** The figures of the analysis that have their field in “Years ahead”. */
export const YEARS_INPUTS = [
  'years',
  'rent_growth_pct',
  'value_growth_pct',
  'expense_inflation_pct',
  'purchase_costs',
  'sale_cost_pct',
  'sale_cost_fixed',
  'discount_rate_pct',
] as const

export type YearsInput = (typeof YEARS_INPUTS)[number]
