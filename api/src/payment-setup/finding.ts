export interface Finding {
  /** `open`: no fault was found, but it could not be checked, or need not be. */
  readonly state: 'good' | 'bad' | 'open'
  /** The subject, such as `Currency`. */
  readonly about: string
  readonly message: string
}

const MARKS = { good: '✓', bad: '✗', open: '–' } as const

export function good(about: string, message: string): Finding {
  return { state: 'good', about, message }
}

export function bad(about: string, message: string): Finding {
  return { state: 'bad', about, message }
}

export function open(about: string, message: string): Finding {
  return { state: 'open', about, message }
}

export function notChecked(about: string): Finding {
  return open(about, 'not checked; correct the key first.')
}

export function lineOf({ state, about, message }: Finding): string {
  return `${MARKS[state]} ${about}: ${message}`
}
