import { PROBLEM_STATUS, type Problem, type ProblemCode } from '@homeyield/contract/problem'

/** What a refusal may carry besides its sentence. */
export interface RefusalDetails {
  /** A sentence for each field at fault. */
  readonly fields?: Readonly<Record<string, string>>
  /** Whole seconds after which trying again makes sense. */
  readonly retryAfter?: number
  /** What the body holds besides the problem, as the contract says. */
  readonly enclosed?: Readonly<Record<string, unknown>>
  /** What went wrong, for the log. */
  readonly cause?: Error
}

/**
 * A call that is refused: thrown by an action, answered by the server with the status of its code. The message is a sentence
 * for the person. Source: decisions section 1.
 */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly details: RefusalDetails

  constructor(code: ProblemCode, sentence: string, details: RefusalDetails = {}) {
    super(sentence, details.cause === undefined ? {} : { cause: details.cause })
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  /** The status that the refusal travels under. */
  get status(): number {
    return PROBLEM_STATUS[this.code]
  }

  /** The body that the refusal travels as. */
  get body(): Problem {
    const { fields, enclosed } = this.details
    return { error: this.message, code: this.code, ...(fields ? { fields: { ...fields } } : {}), ...enclosed }
  }
}

/** The refusal of input whose fields are at fault; its sentence is that of the first. Source: decisions section 1, 422. */
export function invalid(fields: Readonly<Record<string, string>>): Refusal {
  const [sentence = 'Something in the request is not valid.'] = Object.values(fields)
  return new Refusal('invalid', sentence, { fields })
}

/** The refusal of input that cannot be read at all. Source: decisions section 1, 400. */
export function malformed(sentence: string): Refusal {
  return new Refusal('malformed', sentence)
}

/** The refusal of a call for something that is not there, or belongs to somebody else: never said which. */
export function notFound(): Refusal {
  return new Refusal('not_found', 'We could not find that.')
}

/** The refusal of a call without a token, or with one that is expired, revoked or not ours. */
export function notSignedIn(): Refusal {
  return new Refusal('not_signed_in', 'Please sign in.')
}

/** The refusal of every call while the database is away or the server is going; `product` is what the product is called. */
export function notReady(product: string): Refusal {
  const sentence = `${product} is not available just now. Please try again in a moment.`
  return new Refusal('not_ready', sentence, { retryAfter: 5 })
}
