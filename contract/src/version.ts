import * as z from 'zod/mini'

/** `commit` is null where the operator names none; `started_at` is of the process that responds. */
export const versionResponse = z.object({
  version: z.string(),
  commit: z.nullable(z.string()),
  started_at: z.iso.datetime(),
})
