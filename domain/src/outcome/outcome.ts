import { PREMIUM_REQUIRED } from '../membership/permissions.ts'

/** Why a figure cannot be computed. Source: docs/method/calculator.md, "Limits and reasons". */
export const REASONS = [
  'missing_input',
  'loans_do_not_add_up',
  'shares_do_not_add_up',
  'no_rate',
  'several_rates',
  'no_equity',
  'before_rules',
  'never_pays',
  'always_pays',
  'already_short',
  'no_answer',
  'not_defined',
  'premium_required',
] as const

/** A figure that cannot be computed, with the sentence that says why. */
export interface Unknown {
  readonly reason: (typeof REASONS)[number]
  readonly message: string
}

/** A figure or a part of an analysis, or why there is none. */
export type Outcome<Value> = { readonly value: Value } | Unknown

export const NEEDS_PREMIUM: Unknown = { reason: 'premium_required', message: PREMIUM_REQUIRED }

export function isKnown<Value>(outcome: Outcome<Value>): outcome is { readonly value: Value } {
  return 'value' in outcome
}

/** What follows from a known value; otherwise the same reason. */
export function mapKnown<Value, Result>(outcome: Outcome<Value>, compute: (value: Value) => Result): Outcome<Result> {
  return isKnown(outcome) ? { value: compute(outcome.value) } : outcome
}

/** The same where what follows may be unknown too. */
export function chainKnown<Value, Result>(
  outcome: Outcome<Value>,
  compute: (value: Value) => Outcome<Result>,
): Outcome<Result> {
  return isKnown(outcome) ? compute(outcome.value) : outcome
}

export function missingInput(what: string): Unknown {
  return { reason: 'missing_input', message: `Add ${what} to see this.` }
}
