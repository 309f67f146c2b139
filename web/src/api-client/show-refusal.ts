import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { RequestCancelled, RequestProblem } from './request-problem.ts'

/** For these statuses a form shows the server's sentence. */
const SHOWN_AS_RECEIVED = new Set([0, 401, 422, 429])

/** The type of a form error whose sentence a field shows too. */
export const SHOWN_AT_FIELD = 'shown_at_field'

/** The sentence under a form that was refused. */
export function refusalSentence(problem: unknown, supportEmail: string): string {
  if (problem instanceof RequestProblem && SHOWN_AS_RECEIVED.has(problem.status)) return problem.message
  return `Something went wrong. Please contact ${supportEmail} if the problem persists`
}

/**
 * Shows a refusal in a form: messages at their fields, the first with the focus, and the whole under the form
 * (`errors.root.server`). `names` are the fields in screen order. A cancelled request shows nothing.
 */
export function showRefusal<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  names: readonly FieldPath<Values>[],
  problem: unknown,
  supportEmail: string,
): void {
  if (problem instanceof RequestCancelled) return
  const message = refusalSentence(problem, supportEmail)
  const messages = problem instanceof RequestProblem ? problem.fields : {}
  const fields = names.flatMap((name) => {
    const own = messages[name]
    return own === undefined ? [] : [[name, own] as const]
  })
  const repeated = fields.some(([, own]) => own.includes(message))
  setError('root.server', { type: repeated ? SHOWN_AT_FIELD : 'server', message })
  for (const [index, [name, own]] of fields.entries()) {
    setError(name, { type: 'server', message: own }, { shouldFocus: index === 0 })
  }
}
