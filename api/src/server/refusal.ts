import { PROBLEM_STATUS, type Problem, type ProblemCode } from '@homeyield/contract/problem'

export interface RefusalDetails {
  readonly fields?: Readonly<Record<string, string>>
  /** Whole seconds until trying again makes sense. */
  readonly retryAfter?: number
  /** Further fields of the body, as the contract defines them. */
  readonly enclosed?: Readonly<Record<string, unknown>>
  readonly cause?: Error
}

/** A refused call, thrown by an action. The message is for a person. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly details: RefusalDetails

  constructor(code: ProblemCode, sentence: string, details: RefusalDetails = {}) {
    super(sentence, details.cause === undefined ? {} : { cause: details.cause })
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  get status(): number {
    return PROBLEM_STATUS[this.code]
  }

  get body(): Problem {
    const { fields, enclosed } = this.details
    return { error: this.message, code: this.code, ...(fields ? { fields: { ...fields } } : {}), ...enclosed }
  }
}

/** The refusal of invalid fields, with the first field's message. */
export function invalid(fields: Readonly<Record<string, string>>): Refusal {
  const [sentence = 'Something in the request is not valid.'] = Object.values(fields)
  return new Refusal('invalid', sentence, { fields })
}

export function malformed(sentence: string): Refusal {
  return new Refusal('malformed', sentence)
}

/** The same for what does not exist and what belongs to somebody else. */
export function notFound(): Refusal {
  return new Refusal('not_found', 'We could not find that.')
}

/** The refusal without a valid token. */
export function notSignedIn(): Refusal {
  return new Refusal('not_signed_in', 'Please sign in.')
}

export function notReady(product: string): Refusal {
  const sentence = `${product} is not available just now. Please try again in a moment.`
  return new Refusal('not_ready', sentence, { retryAfter: 5 })
}
