import { TextField } from '../../../ui/text-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { LoanFigureField } from './loan-figure.tsx'
import { highRateNote } from '../sections/high-rate-note.ts'
import type { LoanPart } from '../model/loan-part.ts'
import { changeLoan } from '../model/loan-transitions.ts'
import { useSettledForm } from '../analysis/settled-form.ts'

interface LoanRatesProps {
  readonly index: number
  readonly part: LoanPart
  /** The only loan has the calculation's rate. */
  readonly single?: boolean
}

/** The rate of a loan, the day until which it is fixed, and the rate from then on. */
export function LoanRates({ index, part, single = false }: LoanRatesProps) {
  const store = useCalculatorStore()
  // Not with each key: eight loans may show it.
  const ownRate = useSettledForm().form.interest_rate
  const rate = part.interest_rate ?? null
  const rateAfter = part.rate_after ?? null
  const fixedProblem = useCalculator((state) => fieldProblem(state, `analysis.loans.${index}.fixed_until`))
  return (
    <>
      {single && rate === null ? null : (
        <LoanFigureField
          index={index}
          name="interest_rate"
          value={rate ?? ownRate}
          suffix="%"
          decimals={2}
          hint={rate !== null ? highRateNote(rate) : ownRate !== null ? 'As above' : undefined}
        />
      )}
      <TextField
        type="date"
        label="Fixed until"
        hint={part.fixed_until ? undefined : 'Empty: floating'}
        value={part.fixed_until ?? ''}
        error={fixedProblem ?? undefined}
        onChange={({ target }) => store.update(changeLoan, index, { fixed_until: target.value || null })}
      />
      {part.fixed_until ? (
        <LoanFigureField
          index={index}
          name="rate_after"
          label="Rate after"
          value={rateAfter ?? rate ?? ownRate}
          suffix="%"
          decimals={2}
          hint={rateAfter === null ? 'The same rate' : highRateNote(rateAfter)}
        />
      ) : null}
    </>
  )
}
