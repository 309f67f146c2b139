import { isUnreachable, RequestProblem } from '../../api-client/request-problem.ts'

// What would refuse every other row too. `premium_required` does not: a row may only have more than the plan allows.
const STOPPING = new Set(['not_signed_in', 'too_many_attempts'])

/** Whether the rows that follow would have the same problem. */
export function stopsImport(problem: unknown): boolean {
  return isUnreachable(problem) || (problem instanceof RequestProblem && STOPPING.has(problem.code))
}
