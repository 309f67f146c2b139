/** The body of Stripe's error. */
export interface ProblemBody {
  readonly message: string
  /** Default `invalid_request_error`. */
  readonly type?: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error'
  readonly code?: string
  readonly param?: string
  readonly decline_code?: string
}

/** An error that becomes Stripe's error response. */
export class StripeProblem extends Error {
  readonly status: number
  readonly body: ProblemBody
  /** Whether the work had begun. Errors before it are not stored for an idempotency key. */
  begun = true

  constructor(status: number, body: ProblemBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** Unknown id: 404 when it is in the path, 400 in a parameter. */
export function missing(thing: string, id: string, param = 'id'): StripeProblem {
  const message = `No such ${thing}: '${id}'`
  return new StripeProblem(param === 'id' ? 404 : 400, { message, code: 'resource_missing', param })
}
