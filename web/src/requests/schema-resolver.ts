import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { checkValues, type FieldProblems } from './check-values.ts'

/** Checks a form against its schema, as `checkValues` does. `alsoWrong` adds what the schema does not look at while other fields are at fault. */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<Values> | (() => Promise<z.ZodMiniType<Values>>),
  alsoWrong: (values: Values) => FieldProblems = () => ({}),
): Resolver<Values> {
  return async (entered) => {
    const { values, problems } = await checkValues(schema, entered)
    const all = { ...problems, ...alsoWrong(entered) }
    if (values !== null && Object.keys(all).length === 0) return { values, errors: {} }
    const errors = Object.entries(all).map(([name, message]) => [name, { type: 'invalid', message }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
}
