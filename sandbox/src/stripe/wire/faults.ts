export interface Fault {
  /** A method, a path prefix or both, such as `POST /v1/checkout/sessions`; all calls by default. */
  readonly endpoint?: string
  /**
   * `status` responds with that error and does nothing; `slow` waits first; `garbage` sends no JSON; `drop` disconnects before
   * the work, `drop_response` after it.
   */
  readonly kind: 'status' | 'slow' | 'garbage' | 'drop' | 'drop_response'
  /** For `status`; default 500. */
  readonly status?: number
  /** For `slow`. */
  readonly milliseconds?: number
  /** How many calls fail; all by default. */
  readonly times?: number
}

/** The newest matching fault wins. */
export class Faults {
  #faults: { fault: Fault; left: number }[] = []

  add(fault: Fault): void {
    this.#faults.unshift({ fault, left: fault.times ?? Infinity })
  }

  clear(): void {
    this.#faults = []
  }

  /** The fault for a call now; counts as one of its `times`. */
  take(method: string, path: string): Fault | undefined {
    const found = this.#faults.find(({ fault, left }) => left > 0 && meets(fault, method, path))
    if (found) found.left -= 1
    return found?.fault
  }
}

function meets({ endpoint }: Fault, method: string, path: string): boolean {
  if (endpoint === undefined) return true
  const [first = '', second] = endpoint.split(' ')
  if (second !== undefined) return first === method && path.startsWith(second)
  return first.startsWith('/') ? path.startsWith(first) : first === method
}
