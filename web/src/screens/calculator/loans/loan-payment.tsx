import { isKnown } from '@homeyield/domain/outcome/outcome'
import { useMemo } from 'react'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { loanPartsOf } from '../model/loan-part.ts'
import styles from './loans.module.css'
import { isLoanRefused } from '../analysis/refused-parts.ts'
import { repaymentsText } from './repayments-text.ts'
import { useSettledForm } from '../analysis/settled-form.ts'
import type { SettledForm } from '../analysis/settled-form.ts'
import { eachLoanOf } from '../analysis/completed-loans.ts'

/** What one loan costs, and when it ends; what another loan lacks does not matter. */
export function LoanPayment({ index }: { index: number }) {
  const settled = useSettledForm()
  const text = useMemo(() => paymentText(settled, index), [settled, index])
  return <p className={`figure bold ${styles.payment}`}>{text}</p>
}

function paymentText(settled: SettledForm, index: number): string {
  const { form } = settled
  const part = loanPartsOf(form)[index] ?? {}
  if (isLoanRefused(index, part, settled)) return `– ${CORRECT_IT_FIRST}`
  const each = eachLoanOf(form)
  // The sentence of loans that do not add up is at their totals.
  const loan = isKnown(each) ? each.value[index] : undefined
  if (loan === undefined) return '–'
  if (!isKnown(loan)) return `– ${loan.message}`
  return loan.value.amount === 0 ? '–' : repaymentsText(loan.value)
}
