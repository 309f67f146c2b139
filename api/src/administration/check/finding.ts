export interface Finding {
  readonly state: 'ok' | 'warning' | 'problem'
  /** The subject, such as `Database`. */
  readonly about: string
  /** What was found, and for a fault what to do. */
  readonly message: string
}

const MARKS = { ok: '✓', warning: '!', problem: '✗' } as const

export function ok(about: string, message: string): Finding {
  return { state: 'ok', about, message }
}

export function warning(about: string, message: string): Finding {
  return { state: 'warning', about, message }
}

export function problem(about: string, message: string): Finding {
  return { state: 'problem', about, message }
}

export function lineOf({ state, about, message }: Finding): string {
  return `${MARKS[state]} ${about}: ${message}\n`
}
