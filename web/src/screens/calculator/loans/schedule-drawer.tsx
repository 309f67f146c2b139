import { isKnown } from '@homeyield/domain/outcome/outcome'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useCalculatorStore } from '../model/calculator-store.ts'
import { Missing } from '../figures/missing.tsx'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { analysisOf } from '../analysis/analysis-of.ts'
import { LoanSchedule } from './loan-schedule.tsx'
import { isPartRefused } from '../analysis/refused-parts.ts'
import { loanPaymentsOf } from './schedule.ts'
import { completedLoans } from '../analysis/completed-loans.ts'

/** Every loan from its first repayment to its last. */
export function ScheduleDrawer({ premium, onClose }: { premium: boolean; onClose: () => void }) {
  // Nothing changes behind a modal dialog.
  const state = useCalculatorStore().get()
  const [shown] = useState(() => {
    if (isPartRefused('loans', state)) return CORRECT_IT_FIRST
    const { loans } = analysisOf(state.form, premium)
    if (!isKnown(loans)) return loans.message
    const completed = completedLoans(state.form)
    if (!isKnown(completed)) return completed.message
    return completed.value.length === 0 ? 'Nothing is borrowed.' : loanPaymentsOf(completed.value)
  })
  return (
    <Dialog title="Loan schedule" wide onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {typeof shown === 'string' ? <Missing>{shown}</Missing> : <LoanSchedule loans={shown} premium={premium} />}
    </Dialog>
  )
}
