/** One thing of the set-up for payments that was looked at. */
export interface Finding {
  /** `open`: nothing wrong was seen, but it could not be looked at, or need not be. */
  readonly state: 'good' | 'bad' | 'open'
  /** What was looked at, such as `Currency`. */
  readonly about: string
  /** How it stands and, when it is bad, how to mend it. Never holds a secret. */
  readonly message: string
}

const MARKS = { good: '✓', bad: '✗', open: '–' } as const

/** As it should be. */
export function good(about: string, message: string): Finding {
  return { state: 'good', about, message }
}

/** Wrong, and how to mend it. */
export function bad(about: string, message: string): Finding {
  return { state: 'bad', about, message }
}

/** Neither. */
export function open(about: string, message: string): Finding {
  return { state: 'open', about, message }
}

/** What could not be looked at because Stripe did not take the key, or did not answer. */
export function notChecked(about: string): Finding {
  return open(about, 'not looked at; first mend what is said of the key.')
}

/** The finding as one line for people. */
export function lineOf({ state, about, message }: Finding): string {
  return `${MARKS[state]} ${about}: ${message}`
}
