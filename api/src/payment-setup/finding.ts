export interface Finding {
  /** `open`: no fault was found, but it could not be checked, or need not be. */
  readonly state: 'ok' | 'warning' | 'problem' | 'open'
  /** The subject, such as `Currency`. */
  readonly about: string
  /** What was found, and for a fault what to do. */
  readonly message: string
}

const MARKS = { ok: '✓', warning: '!', problem: '✗', open: '–' } as const

export function ok(about: string, message: string): Finding {
  return { state: 'ok', about, message }
}

export function warning(about: string, message: string): Finding {
  return { state: 'warning', about, message }
}

export function problem(about: string, message: string): Finding {
  return { state: 'problem', about, message }
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
