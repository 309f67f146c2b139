/** The figures of the analysis that have their field in “For your bank”. */
export const BANK_INPUTS = ['gross_income', 'other_debt', 'rent_shading_pct', 'test_rate'] as const

export type BankInput = (typeof BANK_INPUTS)[number]
