import type { Problem } from '@homeyield/contract/problem'

export const NO_CONNECTION = 'We could not reach our server. Check your connection and try again.'

/** A request that was refused or got no response: the sentence to show, and a message per field. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem'
  /** The HTTP status; 0 without a response. */
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  readonly body: unknown

  constructor(status: number, problem: Problem, body: unknown = problem) {
    super(problem.error)
    this.status = status
    this.code = problem.code
    this.fields = problem.fields ?? {}
    this.body = body
  }
}

/** A request not sent because an identical one is running, or whose response belongs to another account. */
export class RequestCancelled extends Error {
  override readonly name = 'RequestCancelled'
}

/** Whether no response came, or only that of a proxy which could not reach our server. */
export function isUnreachable(problem: unknown): boolean {
  if (!(problem instanceof RequestProblem)) return false
  // Our server answers these for another company's service.
  const isOurs = problem.code === 'provider_failed' || problem.code === 'provider_slow'
  return problem.status === 0 || ([502, 503, 504].includes(problem.status) && !isOurs)
}

/** The sentence to show for any failed request. */
export function sentenceFor(problem: unknown, supportEmail: string): string {
  if (problem instanceof RequestProblem && problem.code !== 'internal') return problem.message
  return `Something went wrong. Please contact ${supportEmail} if the problem persists`
}
