import * as z from 'zod/mini'
import { areaSchema } from './area.ts'

/** The addresses found; `sample` marks made-up ones, used during development. */
export const addressesResponse = z.array(z.object({ id: z.string(), address: z.string(), sample: z.boolean() }))

export const addressParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) })

/** One address and its position in WGS84 degrees, null when not known. `sa2_id` is '' when not known. */
export const addressResponse = z.object({
  id: z.string(),
  address: z.string(),
  suburb: z.nullable(z.string()),
  city: z.string(),
  sa2_id: z.string(),
  meshblock: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  sample: z.boolean(),
})

/** A position in WGS84 degrees, in a body because addresses of requests are logged. */
export const nearBody = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
})

/** `area` is null in no area of New Zealand, nor near one. */
export const nearResponse = z.object({ addresses: addressesResponse, area: z.nullable(areaSchema) })
