import { SETTLEMENT_MISSING } from '@homeyield/domain/loans/home-start'
import { TextField } from '../../../ui/text-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { isSettlementTaken, loanPartsOf } from '../model/loan-part.ts'
import { setLoansBegin } from '../model/loan-transitions.ts'

/** The day from which the schedules run. */
export function LoansBegin({ label = 'Loans begin' }: { label?: string }) {
  const store = useCalculatorStore()
  const day = useCalculator(({ form }) => form.analysis?.settlement_date) ?? ''
  // The server stores the day of a save only with a list of loans.
  const empty = useCalculator(({ form }) => (loanPartsOf(form).length > 0 ? 'the day you save it' : 'today'))
  const isTaken = useCalculator(({ form }) => isSettlementTaken(form))
  const problem = useCalculator((state) => fieldProblem(state, 'analysis.settlement_date'))
  return (
    <TextField
      type="date"
      label={label}
      hint={isTaken ? SETTLEMENT_MISSING : day === '' ? `Empty: ${empty}` : undefined}
      value={day}
      error={problem ?? undefined}
      onChange={({ target }) => store.update(setLoansBegin, target.value || null)}
    />
  )
}
