/** Why a figure cannot be computed. Source: investment analysis section 0, "Bad input". */
export type Reason =
  | 'missing_input'
  | 'loans_do_not_add_up'
  | 'never_pays'
  | 'always_pays'
  | 'already_short'
  | 'no_answer'
  | 'not_defined'
  | 'premium_required'

/** A figure that cannot be computed, with the sentence that says why. */
export interface Unknown {
  readonly reason: Reason
  readonly message: string
}

/** A figure or a part of an analysis, or why there is none. */
export type Outcome<Value> = { readonly value: Value } | Unknown

export function isKnown<Value>(outcome: Outcome<Value>): outcome is { readonly value: Value } {
  return 'value' in outcome
}
