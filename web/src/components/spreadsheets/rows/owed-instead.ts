import { loanColumnOf } from '../columns/loan-target.ts'
import type { FoundInput } from './find-input.ts'
import { isFloating } from './left-out.ts'
import { wasBought } from './was-bought.ts'

interface Owed {
  readonly values: Readonly<Record<string, unknown>>
  readonly note: string
}

/**
 * A mortgage of a home that is owned, or beside what it is worth today or the end of its rate, or without a price, is what
 * is owed today; null where there is none, or a deposit or the day of settlement means that the home is still to be bought.
 */
export function owedInstead(
  found: readonly FoundInput[],
  values: Readonly<Record<string, unknown>>,
  asAt: string,
): Owed | null {
  const bought = wasBought(values, asAt)
  const { loan, ...others } = values
  const isWorth = 'current_value' in values
  const isSaid = bought ?? values['status'] === 'owned'
  const hasDeposit = typeof values['deposit'] === 'number'
  const isPlanned = bought === false || (!isWorth && !isSaid && hasDeposit)
  const isFloatingLoan = found.some(
    ({ target, text }) => loanColumnOf(target)?.part === 'fixed_until' && isFloating(text),
  )
  const isOwned =
    isWorth ||
    isFloatingLoan ||
    (isSaid && !hasDeposit) ||
    Object.keys(values).some((name) => loanColumnOf(name) !== undefined)
  const isPurchase = isPlanned || (!isOwned && typeof values['purchase_price'] === 'number')
  const head = found.find(({ target }) => target === 'loan')?.head
  // 80 may be per cent.
  if (isPurchase || head === undefined || typeof loan !== 'number' || loan <= 100 || 'loan_1_amount' in values)
    return null
  return { values: { ...others, loan_1_amount: loan }, note: `“${head}” is read as what is owed today.` }
}
