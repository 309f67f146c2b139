import { appraise } from '@homeyield/domain/appraisal/appraise'
import { whereTheWeekGoes } from '@homeyield/domain/investment-return/where-the-week-goes'
import { workingOf } from '../../../components/workings.ts'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'
import { moneyText, percentText } from './money-text.ts'
import { Worked } from './worked.tsx'
import { workedExample } from './worked-example.ts'

export function ReturnSection() {
  const form = workedExample()
  const figures = appraise(form)
  const without = appraise(workedExample({ include_interest_in_calc: false }))
  const week = whereTheWeekGoes(form, figures)
  return (
    <section id="return" aria-labelledby="return-title" className={styles.section}>
      <h2 id="return-title">Cash, yield and profit</h2>
      <p>
        Gross yield is a year’s rent as a share of the price; net yield is the same after a year’s expenses. Without a
        price there is no yield. Both are before tax.
      </p>
      <p>
        Cash each week is what is left of the rent after the costs and the whole loan repayments. Profit counts only the
        interest of the repayments, not the principal that they pay back.
      </p>
      <Worked working={workingOf('weekly_cash_flow', form, figures)} answer={moneyText(figures.weekly_cash_flow)} />
      <Worked
        working={workingOf('gross_rental_yield', form, figures)}
        answer={percentText(figures.gross_rental_yield)}
      />
      <Worked working={workingOf('net_rental_yield', form, figures)} answer={percentText(figures.net_rental_yield)} />
      <Worked working={workingOf('yearly_profit', form, figures)} answer={moneyText(figures.yearly_profit)} />
      <Worked working={workingOf('monthly_profit', form, figures)} answer={moneyText(figures.monthly_profit)} />
      <Worked working={workingOf('weekly_profit', form, figures)} answer={moneyText(figures.weekly_profit)} />
      <div className={styles.worked}>
        <h3>With and without the interest</h3>
        <p>Untick the interest to see yield and profit without the loan. The cash each week stays the same.</p>
        <FigureTable
          caption="The example, both ways"
          heads={['Figure', 'With interest', 'Without']}
          rows={[
            ['Total expenses', moneyText(figures.total_expenses), moneyText(without.total_expenses)],
            ['Net yield', percentText(figures.net_rental_yield), percentText(without.net_rental_yield)],
            ['Cash each week', moneyText(figures.weekly_cash_flow), moneyText(without.weekly_cash_flow)],
            ['Profit a year', moneyText(figures.yearly_profit), moneyText(without.yearly_profit)],
            ['Profit a month', moneyText(figures.monthly_profit), moneyText(without.monthly_profit)],
            ['Profit a week', moneyText(figures.weekly_profit), moneyText(without.weekly_profit)],
          ]}
        />
      </div>
      <div className={styles.worked}>
        <h3>Where the week goes</h3>
        <p>
          A year’s expenses and the principal repaid in the year, divided by 52. Each part is rounded to whole dollars
          so that the parts and the cash that is left or missing add up to the rent.
        </p>
        <FigureTable
          caption="A week of the example"
          heads={['Part', 'A week']}
          rows={[
            ['Rent', moneyText(week.rent)],
            ...week.parts.map(({ label, amount }) => [label, moneyText(-amount)]),
            ['Cash each week', moneyText(week.left)],
          ]}
        />
      </div>
    </section>
  )
}
