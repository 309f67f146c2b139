import { SETTLEMENT_MISSING } from '@homeyield/domain/loans/home-start'
import { DateField } from '../../../components/inputs/date-field.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { isSettlementTaken, loanPartsOf } from '../model/loan-part.ts'

/** The day from which the schedules run. */
export function LoansBegin({ label = 'Loans begin' }: { label?: string }) {
  // The server stores the day of a save only with a list of loans.
  const empty = useCalculator(({ form }) => (loanPartsOf(form).length > 0 ? 'the day you save it' : 'today'))
  const isTaken = useCalculator(({ form }) => isSettlementTaken(form))
  return (
    <DateField
      name="analysis.settlement_date"
      label={label}
      hint={isTaken ? SETTLEMENT_MISSING : undefined}
      emptyHint={`Empty: ${empty}`}
    />
  )
}
