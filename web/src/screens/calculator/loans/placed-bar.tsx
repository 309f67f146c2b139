import { formatMoney } from '@homeyield/domain/money/amount'
import { areOwed } from '@homeyield/domain/loans/complete-loans'
import { toCents } from '@homeyield/domain/money/round'
import { sum } from '@homeyield/domain/money/sum'
import { useCalculator } from '../model/calculator-store.ts'
import { loanPartsOf } from '../model/loan-part.ts'
import styles from './loans.module.css'
import { partAmounts, placedAmounts } from '../model/part-amounts.ts'

/** How much of the loan the parts are, as a sentence and a bar. */
export function PlacedBar() {
  const parts = useCalculator(({ form }) => loanPartsOf(form))
  const borrowed = useCalculator((state) => state.figures.loan)
  const isOwed = areOwed(parts)
  const loan = isOwed ? toCents(sum(partAmounts(null, parts) ?? [])) : borrowed
  if (loan === null) return <p className="quiet">Add a price and a deposit to see what there is to split.</p>
  const exact = partAmounts(loan, parts)
  const amounts = exact ?? placedAmounts(loan, parts)
  const placed = toCents(amounts.reduce((sum, amount) => sum + amount, 0))
  const most = Math.max(placed, loan, 1)
  return (
    <div>
      <p className={exact === null && !isOwed ? 'small bold loss' : 'small'} role="status">
        {isOwed ? `${formatMoney(loan)} left to repay` : `${formatMoney(placed)} of ${formatMoney(loan)} placed`}
        {exact === null && !isOwed ? `. ${differenceText(toCents(loan - placed))}` : ''}
      </p>
      <div className={`flex close above-half round-small sunken clipped ${styles.bar}`} aria-hidden="true">
        {Array.from(parts, (_, index) => (
          <span key={index} data-loan={index + 1} style={{ width: `${((amounts[index] ?? 0) / most) * 100}%` }} />
        ))}
      </div>
    </div>
  )
}

function differenceText(left: number): string {
  return left > 0
    ? `Place the other ${formatMoney(left)}, or let one part be the rest.`
    : `That is ${formatMoney(-left)} more than you borrow.`
}
