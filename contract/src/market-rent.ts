import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { WIDER_LEVELS } from '@homeyield/domain/rent/market-rent-entry'
import * as z from 'zod/mini'
import { line } from './text-field.ts'

const place = z.optional(line(100))

/** An SA2 code: six digits. */
export const sa2CodeField = z
  .string({ error: 'Enter an SA2 code' })
  .check(z.regex(/^\d{6}$/u, 'An SA2 code has six digits'))

/** A meshblock code: up to seven digits, because older sources omit leading zeros. */
export const meshblockField = z
  .string({ error: 'Enter a meshblock code' })
  .check(z.regex(/^\d{1,7}$/u, 'A meshblock code has at most seven digits'))

export const marketRentBySa2Query = z.object({ sa2_code: sa2CodeField, suburb: place, city: place })
export const marketRentByMeshblockQuery = z.object({ mb: meshblockField, suburb: place, city: place })

const quartiles = {
  lower_quartile: z.number(),
  median: z.number(),
  upper_quartile: z.number(),
  bonds: z.number(),
  period: z.string(),
  place: z.string(),
}

/** Market rents, NZD a week, one entry for each dwelling and bedroom count. Source: decisions section 1. */
export const marketRentResponse = z.array(
  z.object({
    dwelling: z.enum(DWELLINGS),
    number_of_bedrooms: z.number(),
    ...quartiles,
    level: z.enum(['area', 'any_dwelling', ...WIDER_LEVELS]),
    wider: z.array(z.object({ ...quartiles, level: z.enum(WIDER_LEVELS) })),
  }),
)
