/** What can be made to fail: the token, the search, each part of a property, or everything. */
export const COTALITY_PARTS = [
  'token',
  'matcher',
  'core',
  'additional',
  'location',
  'last_sale',
  'image',
  'valuation',
  'statistics',
  'capital_value',
  'all',
] as const
export type CotalityPart = (typeof COTALITY_PARTS)[number]

/**
 * How: `slow` answers after a while, `silent` never, `unauthorized` 401, `forbidden` 403, `limited` 429, `broken` 500, `half` hangs up
 * in the middle of its answer, `gone` before it, `garbage` answers a web page, `odd` JSON of another shape, `huge` too much of it,
 * `empty` says that there are no data.
 */
export const COTALITY_FAULTS = [
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
export type CotalityFault = (typeof COTALITY_FAULTS)[number]

/** A fault that a part has, `times` calls long, or until it is taken away. */
export interface Misconduct {
  readonly fault: CotalityFault
  readonly times?: number
  /** How late `slow` is. */
  readonly milliseconds?: number
}

/** Which part misbehaves how. */
export class Switchboard {
  readonly #faults = new Map<CotalityPart, { misconduct: Misconduct; left: number }>()

  /** Makes a part misbehave from now on; null makes it behave again. */
  set(part: CotalityPart, misconduct: Misconduct | null): void {
    if (misconduct === null) this.#faults.delete(part)
    else this.#faults.set(part, { misconduct, left: misconduct.times ?? Infinity })
  }

  /** Makes everything behave again. */
  clear(): void {
    this.#faults.clear()
  }

  /** What is to go wrong with this call, if anything; it counts as one of the `times`. */
  take(part: CotalityPart): Misconduct | null {
    const name = this.#faults.has(part) ? part : 'all'
    const found = this.#faults.get(name)
    if (found === undefined) return null
    found.left -= 1
    if (found.left <= 0) this.#faults.delete(name)
    return found.misconduct
  }

  /** What is set, by part. */
  list(): Record<string, Misconduct> {
    return Object.fromEntries([...this.#faults].map(([part, { misconduct }]) => [part, misconduct]))
  }
}
