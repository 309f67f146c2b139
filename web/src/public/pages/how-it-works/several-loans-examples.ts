import { isKnown } from '@homeyield/domain/outcome/outcome'
import { listRepaymentLevels } from '@homeyield/domain/loans/list-repayment-levels'
import { formatCents, formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'
import type { Examples } from './examples.ts'
import { moneyText } from './money-text.ts'
import { workedAnalysis, WORKED_PARTS } from './worked-analysis.ts'

/** The example's loan in three parts. */
export function severalLoansExamples(): Examples {
  const { loans, payments } = workedAnalysis({ loans: WORKED_PARTS })
  if (!isKnown(loans) || !isKnown(payments)) return {}
  const { weekly_payment, weighted_rate, years } = loans.value
  return {
    figures: {
      'parts-a-week': formatMoney(weekly_payment),
      'parts-rate': formatPercent(weighted_rate ?? 0),
      'parts-interest': formatMoney(years[0]?.interest ?? 0),
    },
    tables: {
      parts: {
        caption: 'The example’s loan in three parts',
        heads: ['Part', 'Amount', 'Repayments'],
        rows: loans.value.loans.map(({ name, amount }, index) => [
          name,
          moneyText(amount),
          repaymentsText(payments.value[index] ?? []),
        ]),
      },
      'parts-to-the-end': {
        caption: 'The same to its end',
        heads: ['Part', 'Interest, all years', 'Last repayment'],
        rows: loans.value.loans.map(({ name, total_interest, final_payment, final_date }) => [
          name,
          formatMoney(total_interest),
          `${formatMoney(final_payment)}, ${dateText(final_date)}`,
        ]),
      },
    },
  }
}

/** Each size of the repayments. */
function repaymentsText(payments: Parameters<typeof listRepaymentLevels>[0]): string {
  return listRepaymentLevels(payments)
    .map(({ payment }) => formatCents(payment))
    .join(', then ')
}
