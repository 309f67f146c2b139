import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { FIGURES, FIGURES_AT } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import styles from './portfolio.module.css'

/** The sums of all homes where they are known. */
export function PortfolioTotals({ portfolio: { totals, homes: all } }: { portfolio: PortfolioResponse }) {
  return (
    <dl className={styles.totals}>
      {FIGURES_AT.portfolio.map((name) => {
        const { value, homes } = totals[name]
        return (
          <div key={name}>
            <dt>{FIGURES[name].label}</dt>
            <dd className="figure">
              {writeFigure(FIGURES[name].unit, value)}
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
