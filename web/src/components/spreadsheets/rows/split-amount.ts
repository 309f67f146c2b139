import { periodOfUnit } from '@homeyield/domain/fields/period-of-text'
import type { ReadCell } from '../cells/cell-text.ts'
import type { Mapping } from '../columns/guess-columns.ts'
import { figureRowOf, type Target } from '../columns/target.ts'

const SPLIT = 'This row seems to have an amount that is split by a comma, such as $850,000 without quotes.'
const FIRST = /^\s*\$?\s*\d{1,3}\s*$/u
const REST = /^\s*\d{3}(?:\.\d{1,2})?\s*$/u
const REST_WITH_ZERO = /^\s*0\d{2}(?:\.\d{1,2})?\s*$/u

/** Why two cells of a row may be one amount: “$850” and “000”; null when none are. */
export function splitProblem(cells: readonly ReadCell[], mapping: Mapping): string | null {
  const isSplit = cells.some((cell, index) => {
    const before = cells[index - 1]
    if (typeof cell !== 'string' || typeof before !== 'string' || !FIRST.test(before)) return false
    return REST_WITH_ZERO.test(cell) || (REST.test(cell) && before.includes('$') && isLarge(mapping[index - 1] ?? null))
  })
  return isSplit ? SPLIT : null
}

/** A price or a deposit, which no home has below $1,000. */
function isLarge(target: Target | null): boolean {
  const row = target === null ? null : figureRowOf(target)
  return row?.kind === 'money' && periodOfUnit(row.unit) === null
}
