/**
 * Every password that a journey types or sends. The last journey looks for them in what the house wrote down, so none may be
 * spelt anywhere else.
 */
export const PASSWORDS = {
  /** Of the accounts that the journeys make. */
  own: 'a few words to remember',
  /** Of the accounts that are made in the browser. */
  signUp: 'pohutukawa by the sea',
  /** What another one is changed to. */
  changed: 'seven kereru in a karaka tree',
  wrong: 'not the password at all',
  /** Of the accounts of the development seed; it is no secret. */
  demo: 'homeyield-demo',
} as const
