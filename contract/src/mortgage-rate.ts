import * as z from 'zod/mini'

/** Per cent a year at the end of a month; `term_months` is how long the rate is fixed, 0 is floating. */
const monthOfRates = z.object({
  month_end: z.string(),
  rates: z.array(z.object({ term_months: z.number(), rate: z.number() })),
})

/**
 * Averages over banks: standard rates are the advertised ones, special ones have conditions, such as a deposit of 20 %.
 * Null while none are loaded.
 */
export const mortgageRatesResponse = z.object({
  source: z.string(),
  url: z.string(),
  standard: z.nullable(monthOfRates),
  special: z.nullable(monthOfRates),
})
export type MortgageRates = z.infer<typeof mortgageRatesResponse>
