import * as z from 'zod/mini'

/** Addresses found; `sample` marks those that stand in for real ones during development. */
export const addressesAnswer = z.array(z.object({ id: z.string(), address: z.string(), sample: z.boolean() }))

export const addressParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) })

/** One address with where it lies; degrees WGS84, null where the source does not say. Without an SA2 code, `sa2_id` is ''. */
export const addressAnswer = z.object({
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
