import type * as z from 'zod/mini'

/** What is wrong with a form's values, by field; nothing for a good one. */
export type FieldProblems = Record<string, string>

interface Checked<Values> {
  /** What the schema made of them (trimmed); null where something is wrong. */
  readonly values: Values | null
  readonly problems: FieldProblems
}

/**
 * Checks what stands in a form against the schema of the request it makes, so that browser and server say the same. A schema that
 * is not there yet is waited for; should it not come, the server says what is wrong.
 */
export async function checkValues<Values>(
  schema: z.ZodMiniType<Values> | (() => Promise<z.ZodMiniType<Values>>),
  values: Values,
): Promise<Checked<Values>> {
  const known = typeof schema === 'function' ? await schema().catch(() => null) : schema
  const read = known === null ? ({ success: true, data: values } as const) : known.safeParse(values)
  return read.success ? { values: read.data, problems: {} } : { values: null, problems: problemsOf(read.error) }
}

function problemsOf(error: z.core.$ZodError): FieldProblems {
  // The first sentence for a field is the one to mend first.
  return Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
