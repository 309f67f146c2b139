import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { RequestCancelled, RequestProblem } from './request-problem.ts'

/** The statuses whose sentence a form shows as the server said it. Source: specification section 8, decisions section 1. */
const SAID_BY_THE_SERVER = new Set([0, 401, 422, 429])

/** The type of a line beneath a form whose sentence a field says as well. */
export const SAID_AT_FIELD = 'said_at_field'

/** The sentence for the line beneath a form that was refused. Source: specification section 8. */
export function refusalSentence(problem: unknown, supportEmail: string): string {
  if (problem instanceof RequestProblem && SAID_BY_THE_SERVER.has(problem.status)) return problem.message
  return `Something went wrong. Please contact ${supportEmail} if the problem persists`
}

/** Why a form was refused: the line beneath it, and what is wrong with its fields, in their order on the screen. */
export interface FormProblems {
  readonly root: { readonly type: string; readonly message: string }
  readonly fields: readonly (readonly [name: string, message: string])[]
}

/**
 * Why the server refused a form whose fields are `names`, in their order on the screen; null for a request whose twin is under way, or
 * whose answer is not for whoever is here by now. Source: specification section 8.
 */
export function refusalOf(names: readonly string[], problem: unknown, supportEmail: string): FormProblems | null {
  if (problem instanceof RequestCancelled) return null
  const message = refusalSentence(problem, supportEmail)
  const said = problem instanceof RequestProblem ? problem.fields : {}
  const fields = names.flatMap((name) => {
    const sentence = said[name]
    return sentence === undefined ? [] : [[name, sentence] as const]
  })
  const repeated = fields.some(([, sentence]) => sentence.includes(message))
  return { root: { type: repeated ? SAID_AT_FIELD : 'server', message }, fields }
}

/**
 * Shows in a form why the server refused it: each sentence at its field, the first of these with the focus, and the whole in
 * the line beneath (`errors.root.server`). `names` are the form's fields in their order on the screen.
 */
export function showRefusal<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  names: readonly FieldPath<Values>[],
  problem: unknown,
  supportEmail: string,
): void {
  const refusal = refusalOf(names, problem, supportEmail)
  if (refusal === null) return
  setError('root.server', refusal.root)
  for (const [index, [name, message]] of refusal.fields.entries()) {
    setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
}
