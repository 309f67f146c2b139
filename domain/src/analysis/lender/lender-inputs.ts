/** The value that a loan is compared with, by its field. */
export const VALUE_SOURCES = ['purchase_price', 'capital_value', 'estimated_value'] as const
export type ValueSource = (typeof VALUE_SOURCES)[number]

/** What an analysis adds for a lender: NZD, per cent. Source: investment analysis section 6. */
export interface LenderInputs {
  readonly owner_occupied: boolean
  readonly other_debt: number
  /** Of the household in a year, before tax, without this rent. */
  readonly gross_income: number | null
  readonly rent_shading_pct: number
  /** Null is the mean rate of the loans and 2.5 points. */
  readonly test_rate: number | null
  readonly value_source: ValueSource
}
