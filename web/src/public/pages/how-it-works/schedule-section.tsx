import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatDollars, formatMoney } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'
import { workedAnalysis } from './worked-analysis.ts'

const YEARS = [1, 2, 10, 20, 30] as const

/** Every repayment of the example's loan, to the cent. */
export function ScheduleSection() {
  const { loans, payments } = workedAnalysis()
  if (!isKnown(loans) || !isKnown(payments)) return null
  const [list = []] = payments.value
  const [first] = list
  const last = list.at(-1)
  if (first === undefined || last === undefined) return null
  const { total_interest, years, amount } = loans.value
  const [firstYear = { interest: 0, principal: 0, balance: 0 }] = years
  return (
    <section id="loan-schedule" aria-labelledby="loan-schedule-title" className={`stack loose ${styles.section}`}>
      <h2 id="loan-schedule-title">The loan schedule</h2>
      <p>
        The schedule has every repayment, to the cent. Its interest is what is still owed × the rate ÷ the repayments a
        year; the rest of the repayment is principal. The last repayment is what is left, so that the principal adds up
        to the loan.
      </p>
      <div className={`stack tight ${styles.sum}`}>
        <p className={styles.formula}>interest = owed × rate ÷ repayments a year; principal = repayment − interest</p>
        <ul className="figure">
          <li>
            {dateText(first.date)}: {formatMoney(amount)} × {first.rate}% ÷ 26 = {formatMoney(first.interest)} of
            interest
          </li>
          <li>
            {formatMoney(first.payment)} − {formatMoney(first.interest)} = {formatMoney(first.principal)} of principal,
            which leaves {formatMoney(first.balance)}
          </li>
          <li>
            {dateText(last.date)}: repayment {list.length}, the last, is {formatMoney(last.payment)}
          </li>
          <li>
            Year 1: {formatMoney(firstYear.interest)} of interest and {formatMoney(firstYear.principal)} of principal,
            which leaves {formatMoney(firstYear.balance)}
          </li>
          <li>All interest: {formatMoney(total_interest)}</li>
        </ul>
      </div>
      <FigureTable
        caption="The example, settled on 1 December 2026"
        heads={['Year', 'Interest', 'Principal', 'Owed']}
        rows={YEARS.map((year) => {
          const { interest = 0, principal = 0, balance = 0 } = years[year - 1] ?? {}
          return [`${year}`, formatDollars(interest), formatDollars(principal), formatDollars(balance)]
        })}
      />
      <p className="quiet">
        A period has the same interest, whatever its days. Banks count by the day, so theirs differs a little. The years
        are free; every repayment, and the schedule as a CSV or XLSX file, come with Premium.
      </p>
    </section>
  )
}
