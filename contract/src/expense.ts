import * as z from 'zod/mini'

/** Defaults for a new calculation, as names of the form's fields and their values. Source: decisions section 1. */
export const expensesAnswer = z.array(
  z.object({
    name: z.string(),
    value: z.nullable(z.union([z.number(), z.string(), z.array(z.string()), z.array(z.number())])),
  }),
)
