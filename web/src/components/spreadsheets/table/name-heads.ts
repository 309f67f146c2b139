import type { ReadCell } from '../cells/cell-text.ts'
import { targetOf } from '../columns/guess-columns.ts'
import { loanColumnOf } from '../columns/loan-target.ts'
import { NO_UNIT, readHeading } from '@homeyield/domain/listings/heading'
import { isFilled } from './find-heads.ts'

/** “Owed”, “Rate”, “Owed”, “Rate” are those of loans 1 and 2, as a row of headings `above` them says. */
export function numberLoans(heads: readonly string[], above: readonly ReadCell[] = []): readonly string[] {
  const counts = new Map<string, number>()
  const numbered = heads.map((head) => {
    const key = head.toLowerCase()
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return `${head} ${counts.get(key)}`
  })
  const partTwice = (head: string) => {
    const isTwice = (counts.get(head.toLowerCase()) ?? 0) > 1
    return isTwice ? loanColumnOf(targetOf(`${head} 1`) ?? '')?.part : undefined
  }
  const amounts = amountsOf(heads)
  if (amounts.length > 1) {
    return heads.map((head, index) => {
      const isOfEach = partTwice(head) !== undefined && counts.get(head.toLowerCase()) === amounts.length
      const nth = Number(numbered[index]?.slice(head.length))
      return isOfEach ? `${head} ${amounts[nth - 1]}` : head
    })
  }
  const parts = new Set(heads.map(partTwice))
  parts.delete(undefined)
  // Without what is owed, a heading twice is only that; and alone, what is owed may be repeated in a summary.
  const isOfLoans = parts.size > 1 || above.filter((cell) => LOAN.test(String(cell ?? ''))).length > 1
  if (!parts.has('amount') || !isOfLoans) return heads
  return heads.map((head, index) => (partTwice(head) === undefined ? head : (numbered[index] ?? head)))
}

/** The numbers of the loans whose amounts have a heading of their own: 1 and 2 of “Loan” and “Loan 2”. */
function amountsOf(heads: readonly string[]): readonly number[] {
  const columns = heads.flatMap((head) => {
    const target = targetOf(head) ?? ''
    const column = loanColumnOf(target)
    return target === 'loan' ? [1] : column?.part === 'amount' ? [column.index + 1] : []
  })
  return [...new Set(columns)]
}

const LOAN = /\b(?:loan|mortgage|debt)\b/iu

/** The headings with the units of the row below them; null where that is none of units alone. */
export function withUnits(heads: readonly string[], below: readonly ReadCell[]): readonly string[] | null {
  const filled = below.filter(isFilled)
  const units = filled.filter(isUnit)
  const isUnits = units.length > 0 && filled.every(isOfUnits)
  if (!isUnits) return null
  return heads.map((head, index) => {
    const unit = below[index] ?? null
    return head !== '' && isUnit(unit) ? `${head} (${String(unit).trim()})` : head
  })
}

/** A unit, or the heading of units, which is among them in a turned table. */
export function isOfUnits(cell: ReadCell): boolean {
  return isUnit(cell) || /^units?$/iu.test(String(cell).trim())
}

function isUnit(cell: ReadCell): boolean {
  if (typeof cell !== 'string' || /\d{4}/u.test(cell)) return false
  const { name, unit, aside } = readHeading(cell)
  return name === '' && aside === '' && JSON.stringify(unit) !== JSON.stringify(NO_UNIT)
}
