import * as z from 'zod/mini'
import { areaCodesField } from './market-rent.ts'
import { line } from './text-field.ts'

export const searchQuery = z.object({ q: line(200) })

export const areaParams = z.object({ sa2_code: areaCodesField })

/**
 * A suburb for "enter it yourself": one of Stats NZ's SA2 areas on land, or an everyday suburb with the codes of its areas.
 * `suburb` is what people call it, for addresses.
 */
export const areaSchema = z.object({
  sa2_code: z.string(),
  name: z.string(),
  suburb: z.string(),
  territorial_authority: z.string(),
  region: z.string(),
})
export const areasResponse = z.array(areaSchema)
export type Area = z.infer<typeof areaSchema>
