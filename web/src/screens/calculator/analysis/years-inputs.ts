/** The figures of the analysis that have their field in “Years ahead”; the beginning of a name counts for what follows it. */
export const YEARS_INPUTS = [
  'years',
  'rent_growth_pct',
  'value_growth_pct',
  'expense_inflation_pct',
  'purchase_costs',
  'current_value',
  'capital_spend',
] as const

/** Those that only the sale follows from. */
export const SALE_INPUTS = ['sale_year', 'sale_cost_pct', 'sale_cost_fixed', 'discount_rate_pct'] as const

/** Those that only the tax follows from. */
export const TAX_INPUTS = ['owners', 'acquired_date', 'chattels_', 'purchase_legal_fees'] as const
