import { DateField } from '../../../components/inputs/date-field.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { RateGuide } from '../../../components/published-rates/rate-guide.tsx'
import { usePausedForm } from '../model/paused-form.ts'
import type { LoanPart } from '../model/loan-part.ts'
import { today } from '../model/today.ts'
import { highRateNote } from '../sections/high-rate-note.ts'

interface LoanRatesProps {
  readonly index: number
  readonly part: LoanPart
  /** The only loan has the calculation's rate. */
  readonly single?: boolean
}

/** The rate of a loan, the day until which it is fixed, and the rate from then on. */
export function LoanRates({ index, part, single = false }: LoanRatesProps) {
  // Not with each key: eight loans may show it.
  const ownRate = usePausedForm().form.interest_rate
  const rate = part.interest_rate ?? null
  const rateAfter = part.rate_after ?? null
  return (
    <>
      {single && rate === null ? null : (
        <NumberField
          name={`analysis.loans.${index}.interest_rate`}
          unit="%"
          empty={ownRate}
          hint={rate !== null ? highRateNote(rate) : ownRate !== null ? 'As above' : undefined}
        />
      )}
      <DateField name={`analysis.loans.${index}.fixed_until`} emptyHint="Empty: floating" />
      {part.fixed_until ? (
        <NumberField
          name={`analysis.loans.${index}.rate_after`}
          label="Rate after"
          unit="%"
          empty={rate ?? ownRate}
          hint={rateAfter === null ? 'The same rate' : highRateNote(rateAfter)}
        />
      ) : null}
      <RateGuide
        name={
          single && rate === null && !part.fixed_until
            ? 'interest_rate'
            : `analysis.loans.${index}.${part.fixed_until ? 'rate_after' : 'interest_rate'}`
        }
        today={today()}
        label={part.name ?? `loan ${index + 1}`}
      />
    </>
  )
}
