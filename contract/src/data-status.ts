import * as z from 'zod/mini'

/**
 * `as_of` is a time, a day, a month or a year; `stale` when newer data should exist: rents more than two quarters old,
 * mortgage rates more than three months.
 */
export const dataStatusResponse = z.object({
  data: z.array(
    z.object({
      name: z.enum(['addresses', 'areas', 'mortgage_rates', 'region_months', 'rents']),
      rows: z.int(),
      extent: z.enum(['whole country', 'part of the country', 'samples', 'none']),
      as_of: z.nullable(z.string()),
      loaded_at: z.nullable(z.iso.datetime()),
      source: z.nullable(z.string()),
      stale: z.boolean(),
    }),
  ),
  /** The newest rules of tax, lending and rent increases; `stale` once they are due to be checked. */
  rules: z.object({ id: z.string(), as_of: z.string(), check_before: z.string(), stale: z.boolean() }),
})
