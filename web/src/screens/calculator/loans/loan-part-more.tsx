import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { addMonths } from '@homeyield/domain/dates/calendar-day'
import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { DateField } from '../../../components/inputs/date-field.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { useCalculator } from '../model/calculator-store.ts'
import type { LoanPart } from '../model/loan-part.ts'
import { today } from '../model/today.ts'

interface LoanProps {
  readonly index: number
  readonly part: LoanPart
}

/** How a loan is repaid: its type, frequency, term and offset. */
export function LoanPartMore({ index, part }: LoanProps) {
  const ownType = useCalculator(({ form }) => form.repayment_type)
  const ownTerm = useCalculator(({ form }) => form.loan_payment_term)
  const type = part.repayment_type ?? ownType
  const interestOnly = type === 'Interest only' || typeof part.interest_only_months === 'number'
  return (
    <>
      <ChoiceField
        name={`analysis.loans.${index}.repayment_type`}
        value={interestOnly ? 'Interest only' : 'Principal and interest'}
      />
      {interestOnly ? <InterestOnly index={index} part={part} /> : null}
      <ChoiceField name={`analysis.loans.${index}.loan_payment_term`} value={part.loan_payment_term ?? ownTerm} />
      <Term index={index} part={part} />
      <Offset index={index} hint="Money in a linked account: it lowers the interest, and the loan ends sooner." />
      <OwedOn index={index} />
    </>
  )
}

/** How long a loan runs, or what is left of that. */
export function Term({ index, part }: LoanProps) {
  const ownMonths = useCalculator(({ form }) => form.loan_duration_months)
  return (
    <NumberField
      name={`analysis.loans.${index}.term_months`}
      label={part.owed_on ? 'Term left' : 'Term'}
      inYears
      empty={ownMonths}
      hint={(part.term_months ?? null) === null && ownMonths !== null ? 'As above' : undefined}
    />
  )
}

/** The day as at which amount and term are what is left of an earlier loan. */
export function OwedOn({ index }: { index: number }) {
  return (
    <DateField
      name={`analysis.loans.${index}.owed_on`}
      emptyHint="For a loan that you already have. Empty: a new one."
    />
  )
}

/** For how long only interest is paid, of a loan that repays principal later. */
export function InterestOnly({ index, part }: LoanProps) {
  const form = useCalculator((state) => state.form)
  const months = part.interest_only_months ?? null
  const from = part.owed_on ?? part.drawdown_date ?? completeAnalysis(form, today(), true).settlement_date
  return (
    <NumberField
      name={`analysis.loans.${index}.interest_only_months`}
      label="Interest only for"
      hint={months === null ? 'Empty: the whole term' : `Until ${dateText(addMonths(from, months))}`}
    />
  )
}

/** Money in a linked account. */
export function Offset({ index, hint }: { index: number; hint: string }) {
  return <NumberField name={`analysis.loans.${index}.offset_balance`} hint={hint} />
}
