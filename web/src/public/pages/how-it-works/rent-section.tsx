import { appraise } from '@homeyield/domain/appraisal/appraise'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { yearsOf } from '@homeyield/domain/loans/borrowing'
import { ASSUMED_INTEREST_RATE } from '@homeyield/domain/loans/loan-options'
import { formatPercent } from '@homeyield/domain/money/amount'
import { workingOf } from '@homeyield/domain/figures/workings/result-working'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'
import { moneyText } from './money-text.ts'
import { Worked } from './worked.tsx'
import { workedExample } from './worked-example.ts'

const BETTER = 80

export function RentSection() {
  const form = workedExample()
  const figures = appraise(form)
  const better = appraise(workedExample({ house_condition: BETTER }))
  return (
    <section id="rent" aria-labelledby="rent-title" className={`stack loose ${styles.section}`}>
      <h2 id="rent-title">The rent</h2>
      <p>
        Every tenancy bond that is lodged shows what a home was let for. For each area, type of home and number of
        bedrooms, a lower and an upper quartile are published: a quarter of homes were let for less than the lower one,
        and a quarter for more than the upper one. The quality that you choose, from 0 (awful) through 50 (average) to
        100 (awesome), sets the rent between the two.
      </p>
      <Worked
        working={workingOf('weekly_rental_income', form, figures)}
        title="Market rent and quality"
        answer={moneyText(figures.weekly_rental_income)}
        after={
          <p>
            With a quality of {BETTER} the same home would rent for {moneyText(better.weekly_rental_income)}, with a
            range of {moneyText(better.weekly_rental_income_lower)} to {moneyText(better.weekly_rental_income_upper)}.
          </p>
        }
      />
      <div className={styles.worked}>
        <h3>By the week, the month and the year</h3>
        <p>
          A year is 52 weeks: yearly = weekly × 52, monthly = weekly × 52 ÷ 12. Edit one of the three and the other two
          are worked out from it; the one that you typed does not change.
        </p>
        <FigureTable
          caption="The range of the example"
          heads={['Period', 'Lower', 'Upper']}
          rows={[
            ['Week', moneyText(figures.weekly_rental_income_lower), moneyText(figures.weekly_rental_income_upper)],
            ['Month', moneyText(figures.monthly_rental_income_lower), moneyText(figures.monthly_rental_income_upper)],
            ['Year', moneyText(figures.yearly_rental_income_lower), moneyText(figures.yearly_rental_income_upper)],
          ]}
        />
        <p className="quiet">In whole dollars.</p>
      </div>
      <div className={styles.worked}>
        <h3>Your own rent</h3>
        <p>
          A rent that you type is used until you change the address, the type of home, the bedrooms or the quality. If
          you type a range, the quality sets the rent in it by the same formula.
        </p>
        <h3>At an open home</h3>
        <p>
          The four fields for an open home use the same sums, with an average quality, our guides for expenses, and a
          loan at {formatPercent(ASSUMED_INTEREST_RATE)} over {yearsOf(CALCULATION_FIELDS.loan_duration_months.initial)}{' '}
          years until you enter your own. Without a connection they use the rents stored on your device, and say so.
        </p>
      </div>
    </section>
  )
}
