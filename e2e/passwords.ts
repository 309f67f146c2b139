/** Every password that a journey types or sends. The last test searches the server's log for these: write no other. */
export const PASSWORDS = {
  /** Of accounts that the journeys create through the API. */
  own: 'a few words to remember',
  /** Of accounts that are created in the browser. */
  signUp: 'pohutukawa by the sea',
  /** A new password. */
  changed: 'seven kereru in a karaka tree',
  wrong: 'not the password at all',
  /** Of the accounts of the development seed; no secret. */
  demo: 'homeyield-demo',
} as const
