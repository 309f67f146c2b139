import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { CASH_EACH_WEEK } from '@homeyield/domain/assessment/describe-week'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { dollars } from './dollars.ts'
import styles from './portfolio.module.css'

const TOTALS = [
  ['value', 'Value', dollars],
  ['debt', 'Debt', dollars],
  ['equity', 'Equity', dollars],
  ['lvr', 'Loan to value', formatPercent],
  ['weekly_cash_flow', CASH_EACH_WEEK, formatMoney],
] as const

/** The sums of all homes where they are known. */
export function PortfolioTotals({ portfolio: { totals, homes: all } }: { portfolio: PortfolioResponse }) {
  return (
    <dl className={styles.totals}>
      {TOTALS.map(([name, label, write]) => {
        const { value, homes } = totals[name]
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="figure">
              {value === null ? '–' : write(value)}
              {value !== null && homes < all.length ? (
                <small className={styles.counted}>
                  {' '}
                  {homes} of {all.length} homes
                </small>
              ) : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
