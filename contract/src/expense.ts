import * as z from 'zod/mini'

/** Defaults of a new calculation, by field name. */
export const expensesResponse = z.array(
  z.object({
    name: z.string(),
    value: z.nullable(z.union([z.number(), z.string(), z.array(z.string()), z.array(z.number())])),
  }),
)
