import { appraise } from '@homeyield/domain/appraisal/appraise'
import { whereTheWeekGoes } from '@homeyield/domain/investment-return/where-the-week-goes'
import { FIGURES, FIGURES_AT, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { type WorkingName, workingOf } from '@homeyield/domain/figures/workings/result-working'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'
import { moneyText } from './money-text.ts'
import { Worked } from './worked.tsx'
import { workedExample } from './worked-example.ts'

export function ReturnSection() {
  const form = workedExample()
  const figures = appraise(form)
  const without = appraise(workedExample({ include_interest_in_calc: false }))
  const week = whereTheWeekGoes(form, figures)
  const bothWays = (name: WorkingName, label: string) => [
    label,
    ...[figures, without].map((one) => writeFigure(FIGURES[name].unit, one[name])),
  ]
  return (
    <section id="return" aria-labelledby="return-title" className={`stack loose ${styles.section}`}>
      <h2 id="return-title">Cash, yield and profit</h2>
      <p>
        Gross yield is a year’s rent as a share of the price; net yield is the same after a year’s expenses. Without a
        price there is no yield. Both are before tax.
      </p>
      <p>
        Cash each week is what is left of the rent after the costs and the whole loan repayments. Profit counts only the
        interest of the repayments, not the principal that they pay back.
      </p>
      {FIGURES_AT.how_it_works.map((name) => (
        <Worked
          key={name}
          working={workingOf(name, form, figures)}
          answer={writeFigure(FIGURES[name].unit, figures[name])}
        />
      ))}
      <div className={styles.worked}>
        <h3>With and without the interest</h3>
        <p>Untick the interest to see yield and profit without the loan. The cash each week stays the same.</p>
        <FigureTable
          caption="The example, both ways"
          heads={['Figure', 'With interest', 'Without']}
          rows={[
            bothWays('total_expenses', FIGURES.total_expenses.label),
            bothWays('net_rental_yield', FIGURES.net_rental_yield.short),
            bothWays(HEADLINE, FIGURES[HEADLINE].label),
            bothWays('yearly_profit', FIGURES.yearly_profit.label),
            bothWays('monthly_profit', FIGURES.monthly_profit.label),
            bothWays('weekly_profit', FIGURES.weekly_profit.label),
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
