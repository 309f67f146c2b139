/** How the stand-in is to fail. */
export interface Fault {
  /** The calls that it is about: a method, a path or the beginning of one, or both: `POST /v1/checkout/sessions`; absent: all. */
  readonly endpoint?: string
  /**
   * `status` answers an error of that status without doing anything; `slow` waits before it does the work; `garbage` answers
   * what is no JSON; `drop` hangs up before the work is done, `drop_answer` after it.
   */
  readonly kind: 'status' | 'slow' | 'garbage' | 'drop' | 'drop_answer'
  /** For `status`; 500 if left out. */
  readonly status?: number
  /** For `slow`. */
  readonly milliseconds?: number
  /** How many calls fail; absent: all until it is healed. */
  readonly times?: number
}

/** The faults that are set, the latest winning. */
export class Faults {
  #faults: { fault: Fault; left: number }[] = []

  /** From now on this, too. */
  add(fault: Fault): void {
    this.#faults.unshift({ fault, left: fault.times ?? Infinity })
  }

  /** From now on none. */
  clear(): void {
    this.#faults = []
  }

  /** The fault that a call meets, if any; it counts as one of its times. */
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
