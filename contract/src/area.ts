import * as z from 'zod/mini'
import { line } from './text-field.ts'

export const searchQuery = z.object({ q: line(200) })

/** Suburbs for "enter it yourself": Stats NZ's SA2 areas on land. */
export const areasResponse = z.array(
  z.object({ sa2_code: z.string(), name: z.string(), territorial_authority: z.string(), region: z.string() }),
)
export type Area = z.infer<typeof areasResponse>[number]
