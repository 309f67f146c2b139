import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { FIGURES, FIGURES_AT } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { FigureList } from '../../ui/figure-list.tsx'
import styles from './portfolio.module.css'

/** The sums of all homes where they are known. */
export function PortfolioTotals({ portfolio: { totals, homes: all } }: { portfolio: PortfolioResponse }) {
  return (
    <FigureList
      className={`stack ${styles.totals}`}
      figures={FIGURES_AT.portfolio.map((name) => {
        const { value, homes } = totals[name]
        return {
          label: FIGURES[name].label,
          value: writeFigure(FIGURES[name].unit, value),
          note: value !== null && homes < all.length ? `${homes} of ${all.length} homes` : null,
        }
      })}
    />
  )
}
