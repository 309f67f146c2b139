import { isKnown } from '@homeyield/domain/outcome/outcome'
import { listRepaymentLevels } from '@homeyield/domain/loans/list-repayment-levels'
import { formatCents, formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'
import { moneyText } from './money-text.ts'
import { workedAnalysis, WORKED_PARTS } from './worked-analysis.ts'

/** The example's loan in three parts. */
export function SeveralLoansSection() {
  const { loans, payments } = workedAnalysis({ loans: WORKED_PARTS })
  if (!isKnown(loans) || !isKnown(payments)) return null
  const { weekly_payment, weighted_rate, years } = loans.value
  return (
    <section id="several-loans" aria-labelledby="several-loans-title" className={`stack loose ${styles.section}`}>
      <h2 id="several-loans-title">Several loans</h2>
      <p>
        With Premium you can split the loan into up to eight parts, each with its own amount, rate, fixed term, term and
        repayments. The amounts add up to what you borrow. The repayment of a part is worked out again when its rate
        changes and when its interest only ends, on what is owed then. An offset lowers the interest, not the repayment,
        so the loan ends sooner.
      </p>
      <FigureTable
        caption="The example’s loan in three parts"
        heads={['Part', 'Amount', 'Repayments']}
        rows={loans.value.loans.map(({ name, amount }, index) => [
          name,
          moneyText(amount),
          repaymentsText(payments.value[index] ?? []),
        ])}
      />
      <FigureTable
        caption="The same to its end"
        heads={['Part', 'Interest, all years', 'Last repayment']}
        rows={loans.value.loans.map(({ name, total_interest, final_payment, final_date }) => [
          name,
          formatMoney(total_interest),
          `${formatMoney(final_payment)}, ${dateText(final_date)}`,
        ])}
      />
      <p>
        Together they cost {formatMoney(weekly_payment)} a week at first, at {formatPercent(weighted_rate ?? 0)} on
        average, and {formatMoney(years[0]?.interest ?? 0)} of interest in the first year.
      </p>
    </section>
  )
}

/** Each size of the repayments. */
function repaymentsText(payments: Parameters<typeof listRepaymentLevels>[0]): string {
  return listRepaymentLevels(payments)
    .map(({ payment }) => formatCents(payment))
    .join(', then ')
}
