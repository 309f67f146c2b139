/** The body of an error of Stripe's. */
export interface ProblemBody {
  readonly message: string
  /** `invalid_request_error` if left out. */
  readonly type?: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error'
  readonly code?: string
  readonly param?: string
  readonly decline_code?: string
}

/** Says no in Stripe's way. */
export class StripeProblem extends Error {
  readonly status: number
  readonly body: ProblemBody
  /** Whether the call had begun to work: what fails before is not kept for its idempotency key. */
  begun = true

  constructor(status: number, body: ProblemBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** What is named in the path (404) or by a parameter (400) is not there. */
export function missing(thing: string, id: string, param = 'id'): StripeProblem {
  const message = `No such ${thing}: '${id}'`
  return new StripeProblem(param === 'id' ? 404 : 400, { message, code: 'resource_missing', param })
}
