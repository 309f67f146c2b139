import { isKnown } from '@homeyield/domain/analysis/outcome'
import { formatMoney } from '@homeyield/domain/money/amount'
import type { LoanPaymentTerm } from '@homeyield/domain/loan/loan-options'
import { dateText } from '../../../ui/date-text.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { loanPartsOf } from './loan-part.ts'
import styles from './loans.module.css'
import { useAnalysis } from './use-analysis.ts'

const EACH: Readonly<Record<LoanPaymentTerm, string>> = {
  Weekly: 'a week',
  Fortnightly: 'a fortnight',
  Monthly: 'a month',
  Yearly: 'a year',
}

/** What one loan costs, and when it ends. */
export function LoanPayment({ index, premium }: { index: number; premium: boolean }) {
  const analysis = useAnalysis(premium)
  const ownTerm = useCalculator(({ form }) => form.loan_payment_term)
  const term = useCalculator(({ form }) => loanPartsOf(form)[index]?.loan_payment_term) ?? ownTerm
  const loans = analysis?.loans
  const found = loans && isKnown(loans) ? loans.value.loans : []
  const count = useCalculator(({ form }) => loanPartsOf(form).length)
  const summary = found.length === count ? found[index] : undefined
  if (summary === undefined) return <p className={styles.payment}>–</p>
  const week = term === 'Weekly' ? '' : `, ${formatMoney(summary.weekly_payment)} a week`
  return (
    <p className={`${styles.payment} figure`}>
      {formatMoney(summary.first_payment)} {EACH[term]}
      {week}, until {dateText(summary.final_date)}
    </p>
  )
}
