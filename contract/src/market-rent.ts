import { MAX_AREAS_OF_A_SUBURB } from '@homeyield/domain/property/area-codes'
import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { CONFIDENCES, CONFLICTS, LEVELS, WIDER_LEVELS } from '@homeyield/domain/rent/market-rent-entry'
import * as z from 'zod/mini'
import { line } from './text-field.ts'

const place = z.optional(line(100))
const AREA_CODES = new RegExp(`^\\d{6}(?:,\\d{6}){0,${MAX_AREAS_OF_A_SUBURB - 1}}$`, 'u')

/** An SA2 code, or those of a suburb with commas between them. */
export const areaCodesField = z
  .string({ error: 'Enter an SA2 code' })
  .check(z.regex(AREA_CODES, 'An SA2 code has six digits'))

/** A meshblock code: up to seven digits, because older sources omit leading zeros. */
export const meshblockField = z
  .string({ error: 'Enter a meshblock code' })
  .check(z.regex(/^\d{1,7}$/u, 'A meshblock code has at most seven digits'))

/** `false` leaves out the step by the region's rents. */
const index = z.optional(z.enum(['true', 'false'], { error: 'Choose true or false' }))

export const marketRentBySa2Query = z.object({ sa2_code: areaCodesField, suburb: place, city: place, index })
export const marketRentByMeshblockQuery = z.object({ mb: meshblockField, suburb: place, city: place, index })

const quartiles = { lower_quartile: z.number(), median: z.number(), upper_quartile: z.number() }
const counted = { ...quartiles, bonds: z.number(), period: z.string() }
const rawRent = z.object({ ...counted, used: z.boolean() })
const widerRent = z.nullable(z.object({ ...counted, place: z.string(), level: z.enum(WIDER_LEVELS) }))
const interval = z.tuple([z.number(), z.number()])

/** The raw figures beside an estimate. */
const evidence = z.object({
  own: z.nullable(rawRent),
  area_other: z.array(
    z.object({ ...rawRent.shape, dwelling: z.enum([...DWELLINGS, 'Any']), number_of_bedrooms: z.number() }),
  ),
  suburb_group: widerRent,
  district: widerRent,
  region: widerRent,
  areas: z.array(z.object({ place: z.string(), own: z.nullable(rawRent) })),
})

const columns = z.array(z.array(z.number()))

/**
 * The estimated market rents of all areas in columns: for each kind of home, in the order of `GET /market-rent/sa2` with one
 * to five bedrooms, a figure in NZD a week for each area, 0 where there is none. `confidence` has a letter for each area
 * (H, M, L, or - where there is none), and `period` its place in `periods`.
 */
export const rentTableResponse = z.object({
  version: z.string(),
  areas: z.array(
    z.object({
      sa2_code: z.string(),
      name: z.string(),
      suburb: z.string(),
      territorial_authority: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
    }),
  ),
  periods: z.array(z.string()),
  lower_quartile: columns,
  median: columns,
  upper_quartile: columns,
  interval_from: columns,
  interval_to: columns,
  period: columns,
  confidence: z.array(z.string()),
})

/** An estimated market rent, NZD a week. */
export const marketRentEntry = z.object({
  dwelling: z.enum(DWELLINGS),
  number_of_bedrooms: z.number(),
  ...counted,
  interval_80: interval,
  interval_50: interval,
  confidence: z.enum(CONFIDENCES),
  level: z.enum(LEVELS),
  place: z.string(),
  effective_bonds: z.number(),
  conflict: z.optional(z.nullable(z.enum(CONFLICTS))),
  evidence,
  index: z.object({ factor: z.number(), months: z.number(), from: z.string(), to: z.string(), region: z.string() }),
  before_index: z.object({ ...quartiles, interval_80: interval, confidence: z.enum(CONFIDENCES) }),
})

/** One entry for each dwelling and bedroom count. */
export const marketRentResponse = z.array(marketRentEntry)
