/**
 * `slow` responds late, `silent` never; `unauthorized` (401), `forbidden` (403), `limited` (429) and `broken` (500) as the
 * provider does; `half` disconnects during the response, `gone` before it; `garbage` sends HTML, `odd` JSON of another shape,
 * `huge` too many bytes, `empty` a response without data.
 */
export const STAND_IN_FAULTS = [
  'slow',
  'silent',
  'unauthorized',
  'forbidden',
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

/** A fault of one part, for `times` calls or until it is removed. */
export interface FaultSetting {
  readonly fault: StandInFault
  readonly times?: number
  /** The delay of `slow`. */
  readonly milliseconds?: number
}

/** The faults by part; `all` applies to every part without one of its own. */
export class FaultTable {
  readonly #faults = new Map<string, { setting: FaultSetting; left: number }>()

  /** Null removes the fault. */
  set(part: string, setting: FaultSetting | null): void {
    if (setting === null) this.#faults.delete(part)
    else this.#faults.set(part, { setting, left: setting.times ?? Infinity })
  }

  clear(): void {
    this.#faults.clear()
  }

  /** The fault for a call now; counts as one of its `times`. */
  take(part: string): FaultSetting | null {
    const name = this.#faults.has(part) ? part : 'all'
    const found = this.#faults.get(name)
    if (found === undefined) return null
    found.left -= 1
    if (found.left <= 0) this.#faults.delete(name)
    return found.setting
  }

  list(): Record<string, FaultSetting> {
    return Object.fromEntries([...this.#faults].map(([part, { setting }]) => [part, setting]))
  }
}
