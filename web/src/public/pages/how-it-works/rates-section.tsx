import { splitWeek } from '@homeyield/domain/analysis/stress/stress-rows'
import type { Outcome } from '@homeyield/domain/outcome/outcome'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { RATE_SHIFTS } from '@homeyield/domain/analysis/stress/sensitivity'
import { formatCents, formatDollars, formatMoney } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'
import { moneyText } from './money-text.ts'
import { workedAnalysis, WORKED_PARTS } from './worked-analysis.ts'

/** "If rates rise", worked through. */
export function RatesSection() {
  const one = workedAnalysis()
  const parts = workedAnalysis({ loans: WORKED_PARTS })
  // With today's rent.
  const row = isKnown(parts.sensitivity) ? (parts.sensitivity.value[2] ?? []) : []
  return (
    <section id="if-rates-rise" aria-labelledby="if-rates-rise-title" className={`stack loose ${styles.section}`}>
      <h2 id="if-rates-rise-title">If rates rise</h2>
      <p>
        The cash of a week is worked out again with one thing changed: the rent less the costs and the repayments at the
        new rates, before tax, to the cent. A fixed loan changes on the day on which its fixed term ends, a floating
        loan now. The test rate raises every rate today, as a bank does when it tests you: 2.5 points are a guide, which
        you can change. Points are added to each loan’s rate now, not to its rate after the fixed term.
      </p>
      <FigureTable
        caption="A week of the example at other rates"
        heads={['If', 'Cash a week']}
        rows={[
          ['Nothing changes', cashOf(one.today)],
          ['Every rate is 2.5 points higher: the test rate', cashOf(one.test_rate)],
          ['In three parts, nothing changes', cashOf(parts.today)],
          ['In three parts, 2 points higher when they change', refixCash(parts.refix_2)],
        ]}
      />
      <Refix refix={parts.refix_2} />
      <div className={styles.worked}>
        <h3>Where it breaks even</h3>
        <p>
          The rent, the price, the rise of the rates and the empty weeks at which nothing is left of the week. Where
          there is none, a sentence says why.
        </p>
        <FigureTable
          caption="The example"
          heads={['Figure', 'At which the week brings $0']}
          rows={[
            [
              'Rent a week',
              valueText(one.break_even_rent, ({ exact, shown }) => `${formatMoney(exact)}, so ${formatMoney(shown)}`),
            ],
            ['Price, with the same deposit', valueText(one.break_even_price, ({ shown }) => formatMoney(shown))],
            ['Rise of the rates', valueText(one.break_even_rate_shift, (points) => `${points} points`)],
            ['Empty weeks', valueText(one.vacancy_weeks_to_zero, (weeks) => `${weeks}`)],
          ]}
        />
      </div>
      <div className={styles.worked}>
        <h3>Two things at once</h3>
        <p>A table of 25 weeks: the rent or the price, from 10% less to 10% more, beside the rates.</p>
        {isKnown(parts.sensitivity) ? (
          <FigureTable
            caption="The example in three parts, with its rent"
            heads={['Rates', 'Cash a week']}
            rows={RATE_SHIFTS.map((shift, index) => [shiftText(shift), moneyText(row[index] ?? null)])}
          />
        ) : null}
      </div>
      <p className="quiet">
        One, two and three points more, and the break-even rent, are free. The rest comes with Premium.
      </p>
    </section>
  )
}

type Analysed = ReturnType<typeof workedAnalysis>

function Refix({ refix }: { refix: Analysed['refix_2'] }) {
  if (!isKnown(refix)) return null
  return (
    <FigureTable
      caption="The days on which the parts change, 2 points higher"
      heads={['Part', 'From', 'Owed then', 'Repayment']}
      rows={refix.value.loans.map(({ name, from_date, balance, payment_before, payment_after }) => [
        name,
        dateText(from_date),
        formatDollars(balance),
        `${formatCents(payment_before)} → ${formatCents(payment_after)}`,
      ])}
    />
  )
}

function cashOf(row: Analysed['today']): string {
  return valueText(splitWeek(row).cash, formatMoney)
}

function refixCash(row: Analysed['refix_2']): string {
  return valueText(row, ({ weekly_cash_flow_after }) => formatMoney(weekly_cash_flow_after))
}

function valueText<Value>(outcome: Outcome<Value>, write: (value: Value) => string): string {
  return isKnown(outcome) ? write(outcome.value) : outcome.message
}

function shiftText(shift: number): string {
  const points = `${Math.abs(shift)} ${Math.abs(shift) === 1 ? 'point' : 'points'}`
  return shift === 0 ? 'Now' : `${points} ${shift > 0 ? 'higher' : 'lower'}`
}
