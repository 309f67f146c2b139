import type { Assessment } from '@homeyield/domain/assessment/assessment'

/**
 * A rental assessment from somebody: all that its mail and its page say, as it was when it was asked for, so that a later
 * change of the calculation changes nothing of it.
 */
export interface AssessmentLetter {
  readonly assessment: Assessment
  readonly sender: { readonly name: string; readonly email: string }
  /** A premium professional's own logo; null shows the product's name. */
  readonly logoUrl: string | null
  /** Several lines, or empty. */
  readonly signature: string
  /** Such as `6 Sep 2026`. */
  readonly madeOn: string
}
