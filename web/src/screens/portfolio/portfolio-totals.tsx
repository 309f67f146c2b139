import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { PORTFOLIO_FIGURES } from './portfolio-figures.ts'
import styles from './portfolio.module.css'

/** The sums of all homes where they are known. */
export function PortfolioTotals({ portfolio: { totals, homes: all } }: { portfolio: PortfolioResponse }) {
  return (
    <dl className={styles.totals}>
      {PORTFOLIO_FIGURES.map(([name, label, write]) => {
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
