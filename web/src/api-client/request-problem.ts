import type { Problem } from '@homeyield/contract/problem'

/** Said when the server cannot be reached. */
export const NO_CONNECTION = 'We could not reach our server. Check your connection and try again.'

/** A request that was refused or did not arrive: the sentence to show, and what is wrong with each field. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem'
  /** The status, or 0 when no answer came. */
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  /** The whole body of the refusal, for the few that carry more. */
  readonly body: unknown

  constructor(status: number, problem: Problem, body: unknown = problem) {
    super(problem.error)
    this.status = status
    this.code = problem.code
    this.fields = problem.fields ?? {}
    this.body = body
  }
}

/** A request left unsent because an identical one is under way (decisions section 5), or whose answer is not for whoever is here by now. */
export class RequestCancelled extends Error {
  override readonly name = 'RequestCancelled'
}

/** The sentence for anything that went wrong while asking the server. Source: specification section 8. */
export function sentenceFor(problem: unknown, supportEmail: string): string {
  if (problem instanceof RequestProblem && problem.code !== 'internal') return problem.message
  return `Something went wrong. Please contact ${supportEmail} if the problem persists`
}
