import type { ReadCell } from '../cells/cell-text.ts'

/** A sheet of a file; a CSV file has one without a name. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly ReadCell[])[]
  /** The numbers of the rows that the file hides, from 1. */
  readonly hiddenRows: ReadonlySet<number>
  /** Whether columns with something are hidden, and so are not read. */
  readonly hasHiddenColumns?: boolean
  readonly merged?: readonly (MergedCells & { readonly row: number })[]
}

/** Columns whose cells are one, from 0. */
export interface MergedCells {
  readonly from: number
  readonly to: number
}

/** The cell of a formula whose result was never stored. */
export const WITHOUT_RESULT = '#FORMULA'

/** A fraction that the file shows in per cent, as it is shown: 0.0649 is 6.49%. */
export function percentText(fraction: number): string {
  return `${Number((fraction * 100).toFixed(4))}%`
}
