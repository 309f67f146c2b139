/**
 * How a stand-in can fail: `slow` answers after a while, `silent` never, `unauthorized`, `limited` and `broken` as the provider would
 * refuse, ask for patience and break down, `half` hangs up in the middle of its answer, `gone` before it, `garbage` answers a web page,
 * `odd` JSON of another shape, `huge` too much of it, `empty` says that there are no data.
 */
export const STAND_IN_FAULTS = [
  'slow',
  'silent',
  'unauthorized',
  'limited',
  'broken',
  'half',
  'gone',
  'garbage',
  'odd',
  'huge',
  'empty',
] as const
export type StandInFault = (typeof STAND_IN_FAULTS)[number]

/** A fault that a part has, `times` calls long, or until it is taken away. */
export interface StandInMisconduct {
  readonly fault: StandInFault
  readonly times?: number
  /** How late `slow` is. */
  readonly milliseconds?: number
}

/** Which part misbehaves how; `all` is every part that has no fault of its own. */
export class Faults {
  readonly #faults = new Map<string, { misconduct: StandInMisconduct; left: number }>()

  /** Makes a part misbehave from now on; null makes it behave again. */
  set(part: string, misconduct: StandInMisconduct | null): void {
    if (misconduct === null) this.#faults.delete(part)
    else this.#faults.set(part, { misconduct, left: misconduct.times ?? Infinity })
  }

  /** Makes everything behave again. */
  clear(): void {
    this.#faults.clear()
  }

  /** What is to go wrong with this call, if anything; it counts as one of the `times`. */
  take(part: string): StandInMisconduct | null {
    const name = this.#faults.has(part) ? part : 'all'
    const found = this.#faults.get(name)
    if (found === undefined) return null
    found.left -= 1
    if (found.left <= 0) this.#faults.delete(name)
    return found.misconduct
  }

  /** What is set, by part. */
  list(): Record<string, StandInMisconduct> {
    return Object.fromEntries([...this.#faults].map(([part, { misconduct }]) => [part, misconduct]))
  }
}
