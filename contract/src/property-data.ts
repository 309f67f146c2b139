import * as z from 'zod/mini'
import { requiredLine } from './text-field.ts'

const figure = z.nullable(z.number())
const text = z.nullable(z.string())

/** The address as the address search writes it. */
export const propertyDataQuery = z.object({ address: requiredLine('Choose an address', 300) })

/**
 * A property at the provider; null means not known. Money in NZD, areas in square metres, changes in per cent, dates as
 * YYYY-MM-DD.
 */
export const propertyDataSchema = z.object({
  /** The council's valuation, with its date where the provider gives one. */
  cv: z.object({ value: figure, date: z.optional(text) }),
  /** The provider's current valuation. */
  avm: z.object({ value: figure }),
  image: z.object({ url: text }),
  market_trends: z.object({
    metrics: z.array(z.object({ metric_id: z.number(), value: figure })),
  }),
  last_sale: z.object({ date: text, value: figure }),
  beds: figure,
  baths: figure,
  car_spaces: figure,
  year_built: text,
  units_of_use: figure,
  land_area: figure,
  floor_area: figure,
  site_cover: figure,
  wall_material: text,
  /** Y or N. */
  deck: text,
  /** Y or N. */
  pool: text,
})
export type PropertyData = z.infer<typeof propertyDataSchema>
