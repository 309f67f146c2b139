import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** What is wrong with a form's values, by field; nothing for a good one. */
export type FieldProblems = Record<string, string>

/**
 * Checks a form against the schema of the request it makes, so that browser and server say the same. `alsoWrong` adds what
 * the schema does not look at while other fields are at fault. What passes is what the schema made of it (trimmed). A schema that
 * is not there yet is waited for; should it not come, the server says what is wrong.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<Values> | (() => Promise<z.ZodMiniType<Values>>),
  alsoWrong: (values: Values) => FieldProblems = () => ({}),
): Resolver<Values> {
  return async (values) => {
    const known = typeof schema === 'function' ? await schema().catch(() => null) : schema
    const read = known === null ? ({ success: true, data: values } as const) : known.safeParse(values)
    const problems = { ...(read.success ? {} : problemsOf(read.error)), ...alsoWrong(values) }
    if (read.success && Object.keys(problems).length === 0) return { values: read.data, errors: {} }
    const errors = Object.entries(problems).map(([name, message]) => [name, { type: 'invalid', message }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
}

function problemsOf(error: z.core.$ZodError): FieldProblems {
  // The first sentence for a field is the one to mend first.
  return Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
