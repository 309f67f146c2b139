import type { ReadCell } from '../cells/cell-text.ts'
import { targetOf } from '../columns/guess-columns.ts'
import { isFilled } from './find-heads.ts'
import { isOfUnits } from './name-heads.ts'

type Row = readonly ReadCell[]

/** Whether the row below some headings completes them: “Balance” and “Rate” below “Loan 1”, “Price” and “%” below others. */
export function isSecondRow(row: Row = [], upper: Row = []): boolean {
  const filled = row.flatMap((cell, index) => (isFilled(cell) ? [{ cell, index }] : []))
  const isHead = (cell: ReadCell, index: number) => {
    const over = upper.slice(0, index + 1).findLast(isFilled) ?? ''
    return targetOf(String(cell)) !== undefined || targetOf(`${String(over)} ${String(cell)}`) !== undefined
  }
  return (
    filled.length > 1 &&
    filled.every(({ cell, index }) => typeof cell === 'string' && (isOfUnits(cell) || isHead(cell, index))) &&
    filled.some(({ cell }) => !isOfUnits(cell)) &&
    filled.some(({ cell, index }) => cell !== upper[index])
  )
}
