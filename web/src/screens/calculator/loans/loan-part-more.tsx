import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { addMonths } from '@homeyield/domain/dates/calendar-day'
import { monthsOf, yearsOf } from '@homeyield/domain/loans/borrowing'
import { LOAN_FIELDS } from '@homeyield/domain/loans/loan-fields'
import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '@homeyield/domain/loans/loan-options'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { LoanFigureField } from './loan-figure.tsx'
import type { LoanPart } from '../model/loan-part.ts'
import { changeLoan, setOwedOn } from '../model/loan-transitions.ts'
import { today } from '../model/today.ts'

const TERMS = LOAN_PAYMENT_TERMS.map((value) => ({ value }))
const TYPES = REPAYMENT_TYPES.map((value) => ({ value }))

/** How a loan is repaid: its type, frequency, term and offset. */
export function LoanPartMore({ index, part }: { index: number; part: LoanPart }) {
  const store = useCalculatorStore()
  const ownType = useCalculator(({ form }) => form.repayment_type)
  const ownTerm = useCalculator(({ form }) => form.loan_payment_term)
  const type = part.repayment_type ?? ownType
  const interestOnly = type === 'Interest only' || typeof part.interest_only_months === 'number'
  return (
    <>
      <ChoiceField
        name="repayment_type"
        label="Repayment type"
        value={interestOnly ? 'Interest only' : 'Principal and interest'}
        options={TYPES}
        onChoice={(name, value) => store.update(changeLoan, index, { [name]: value, interest_only_months: null })}
      />
      {interestOnly ? <InterestOnly index={index} part={part} /> : null}
      <ChoiceField
        name="loan_payment_term"
        label="Repayments"
        value={part.loan_payment_term ?? ownTerm}
        options={TERMS}
        onChoice={(name, value) => store.update(changeLoan, index, { [name]: value })}
      />
      <Term index={index} part={part} />
      <Offset index={index} part={part} />
      <OwedOn index={index} part={part} />
    </>
  )
}

/** How long a loan runs, or what is left of that. */
export function Term({ index, part }: { index: number; part: LoanPart }) {
  const ownMonths = useCalculator(({ form }) => form.loan_duration_months)
  return (
    <LoanFigureField
      index={index}
      name="term_months"
      label={part.owed_on ? 'Term left' : 'Term'}
      suffix="years"
      decimals={2}
      value={yearsOf(part.term_months ?? ownMonths)}
      toStored={monthsOf}
      hint={(part.term_months ?? null) === null && ownMonths !== null ? 'As above' : undefined}
    />
  )
}

/** The day as at which amount and term are what is left of an earlier loan. */
export function OwedOn({ index, part }: { index: number; part: LoanPart }) {
  const store = useCalculatorStore()
  const problem = useCalculator((state) => fieldProblem(state, `analysis.loans.${index}.owed_on`))
  return (
    <TextField
      type="date"
      label={LOAN_FIELDS.owed_on.label}
      hint={part.owed_on ? undefined : 'For a loan that you already have. Empty: a new one.'}
      value={part.owed_on ?? ''}
      error={problem ?? undefined}
      onChange={({ target }) => store.update(setOwedOn, index, target.value || null)}
    />
  )
}

/** For how long only interest is paid, of a loan that repays principal later. */
export function InterestOnly({ index, part }: { index: number; part: LoanPart }) {
  const analysis = useCalculator(({ form }) => form.analysis)
  const months = part.interest_only_months ?? null
  const from = part.owed_on ?? part.drawdown_date ?? completeAnalysis(analysis, today()).settlement_date
  return (
    <LoanFigureField
      index={index}
      name="interest_only_months"
      label="Interest only for"
      suffix="months"
      value={months}
      hint={months === null ? 'Empty: the whole term' : `Until ${dateText(addMonths(from, months))}`}
    />
  )
}

/** Money in a linked account. */
export function Offset({ index, part, single = false }: { index: number; part: LoanPart; single?: boolean }) {
  return (
    <LoanFigureField
      index={index}
      name="offset_balance"
      label="Offset balance"
      prefix="$"
      value={part.offset_balance ?? null}
      hint={
        single
          ? 'Money in a linked account. It counts in the loan schedule, not in the figures below.'
          : 'Money in a linked account: it lowers the interest, and the loan ends sooner.'
      }
    />
  )
}
