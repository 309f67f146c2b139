import type { FieldErrors, FieldValues, Resolver, ResolverError } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Messages by field; empty for a valid form. */
export type FieldProblems = Record<string, string>

/**
 * Validates a form with the schema of its request, so that browser and server show the same messages. `alsoWrong`
 * adds checks that must run even when other fields are invalid.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<{ readonly [Name in keyof Values]?: unknown }>,
  alsoWrong: (values: Values) => FieldProblems = () => ({}),
): Resolver<Values> {
  return (entered) => {
    const read = schema.safeParse(entered)
    const problems = { ...(read.success ? {} : problemsOf(read.error)), ...alsoWrong(entered) }
    const isRight = read.success && Object.keys(problems).length === 0
    return isRight ? { values: read.data as Values, errors: {} } : refuseFields(problems)
  }
}

/** What a resolver returns for a form with problems. */
export function refuseFields<Values extends FieldValues>(problems: FieldProblems): ResolverError<Values> {
  const errors = Object.entries(problems).map(([name, message]) => [name, { type: 'invalid', message }])
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
}

/** The first message of each field. */
export function problemsOf(error: z.core.$ZodError): FieldProblems {
  // Reversed, so that the first remains.
  return Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
