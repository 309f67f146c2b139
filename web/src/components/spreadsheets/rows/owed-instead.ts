import { loanColumnOf } from '../columns/loan-target.ts'
import type { FoundInput } from './find-input.ts'

interface Owed {
  readonly values: Readonly<Record<string, unknown>>
  readonly note: string
}

/**
 * A mortgage beside what a home is worth today, or the end of its rate, or without a price, is what is owed today; null
 * where there is none.
 */
export function owedInstead(found: readonly FoundInput[], values: Readonly<Record<string, unknown>>): Owed | null {
  const { loan, ...others } = values
  const isOwned = Object.keys(values).some((name) => name === 'current_value' || loanColumnOf(name) !== undefined)
  const hasPrice = !isOwned && found.some(({ target }) => target === 'purchase_price')
  const head = found.find(({ target }) => target === 'loan')?.head
  // 80 may be per cent.
  if (hasPrice || head === undefined || typeof loan !== 'number' || loan <= 100 || 'loan_1_amount' in values)
    return null
  return { values: { ...others, loan_1_amount: loan }, note: `“${head}” is read as what is owed today.` }
}
