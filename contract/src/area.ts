import * as z from 'zod/mini'
import { line } from './text-field.ts'

export const searchQuery = z.object({ q: line(200) })

/** A suburb for "enter it yourself": one of Stats NZ's SA2 areas on land. */
export const areaSchema = z.object({
  sa2_code: z.string(),
  name: z.string(),
  territorial_authority: z.string(),
  region: z.string(),
})
export const areasResponse = z.array(areaSchema)
export type Area = z.infer<typeof areaSchema>
