import { isKnown } from '@homeyield/domain/outcome/outcome'
import { useMemo } from 'react'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { loanPartsOf } from '../model/loan-part.ts'
import { isLoanRefused } from '../analysis/refused-parts.ts'
import { repaymentsText } from './repayments-text.ts'
import { usePausedForm } from '../model/paused-form.ts'
import type { PausedForm } from '../model/paused-form.ts'
import { eachLoanOf } from '../analysis/completed-loans.ts'

/** What one loan costs, and when it ends; what another loan lacks does not matter. */
export function LoanPayment({ index }: { index: number }) {
  const paused = usePausedForm()
  const text = useMemo(() => paymentText(paused, index), [paused, index])
  return <p className="figure bold across">{text}</p>
}

function paymentText(paused: PausedForm, index: number): string {
  const { form } = paused
  const part = loanPartsOf(form)[index] ?? {}
  if (isLoanRefused(index, part, paused)) return `– ${CORRECT_IT_FIRST}`
  const each = eachLoanOf(form)
  // The sentence of loans that do not add up is at their totals.
  const loan = isKnown(each) ? each.value[index] : undefined
  if (loan === undefined) return '–'
  if (!isKnown(loan)) return `– ${loan.message}`
  return loan.value.amount === 0 ? '–' : repaymentsText(loan.value)
}
