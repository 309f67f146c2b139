import type { Working } from '@homeyield/domain/figures/workings/working'

/** A working with its result. */
export interface ExampleResult {
  readonly working: Working
  readonly answer: string
  /** Instead of the working's own title. */
  readonly title?: string
}

export interface ExampleTable {
  readonly caption: string
  readonly heads: readonly string[]
  /** The first cell of each names its row. */
  readonly rows: readonly (readonly string[])[]
}

export interface ExampleSum {
  readonly formula?: string
  readonly steps: readonly string[]
}

/** What a section of the text shows of the example, by the names that the text uses. */
export interface Examples {
  readonly figures?: Readonly<Record<string, string>>
  readonly results?: Readonly<Record<string, ExampleResult>>
  readonly tables?: Readonly<Record<string, ExampleTable>>
  readonly sums?: Readonly<Record<string, ExampleSum>>
}
