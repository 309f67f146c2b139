/** How a figure is worked out, with the person's own numbers. */
export interface Working {
  readonly title: string
  readonly formula: string
  /** The formula with its figures, step by step; the last one is the result. */
  readonly steps: readonly string[]
  readonly note: string
}
