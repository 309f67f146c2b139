import { REASONS } from '@homeyield/domain/outcome/outcome'
import * as z from 'zod/mini'

const unknown = z.object({ reason: z.enum(REASONS), message: z.string() })

/** A figure or a part of an analysis, or why there is none. */
export function outcome<Schema extends z.ZodMiniType>(value: Schema) {
  return z.union([z.object({ value }), unknown])
}
