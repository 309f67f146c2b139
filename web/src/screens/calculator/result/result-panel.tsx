import { whereTheWeekGoes } from '@homeyield/domain/investment-return/where-the-week-goes'
import { formatMoney } from '@homeyield/domain/money/amount'
import { WhereTheWeekGoes } from '../../../parts/where-the-week-goes.tsx'
import { useCalculator } from '../calculator-store.ts'
import { ComputedFigure } from './computed-figure.tsx'
import styles from './result-panel.module.css'

/** The whole result: rent with its range, yields, profit, and where the week goes. */
export function ResultPanel() {
  const form = useCalculator((state) => state.form)
  const figures = useCalculator((state) => state.figures)
  const { weekly_rental_income_lower: lower, weekly_rental_income_upper: upper } = figures
  return (
    <div className={styles.panel}>
      <div>
        <ComputedFigure name="weekly_rental_income" label="Estimated weekly rent" size="hero" />
        {lower !== null && upper !== null && upper > 0 ? (
          <p className={`${styles.range} figure`}>
            {formatMoney(lower)} to {formatMoney(upper)} a week
          </p>
        ) : null}
      </div>
      <div className={styles.yields}>
        <ComputedFigure name="gross_rental_yield" label="Gross yield" size="hero" />
        <ComputedFigure name="net_rental_yield" label="Net yield" size="hero" />
      </div>
      {form.purchase_price ? null : <p className={styles.hint}>Enter a purchase price to see the yields.</p>}
      <div className={styles.profit}>
        <ComputedFigure name="weekly_profit" label="Weekly profit" size="bare" />
        <ComputedFigure name="monthly_profit" label="Monthly" size="bare" />
        <ComputedFigure name="yearly_profit" label="Yearly" size="bare" />
      </div>
      <WhereTheWeekGoes week={whereTheWeekGoes(form, figures)} />
    </div>
  )
}
