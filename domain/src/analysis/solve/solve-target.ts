/** The result that shows whether a target is reached; none for a share of the price. */
export const RESULT_OF_TARGET = {
  gross: 'gross_rental_yield',
  net: 'net_rental_yield',
  cash: 'weekly_cash_flow',
  breakEven: 'weekly_cash_flow',
  lvr: null,
} as const

export type SolveTarget = keyof typeof RESULT_OF_TARGET
export type SolvedResult = NonNullable<(typeof RESULT_OF_TARGET)[SolveTarget]>
