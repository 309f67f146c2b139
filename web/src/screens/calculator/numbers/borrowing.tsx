import { limitProblem } from '@homeyield/domain/appraisal/calculation-limits'
import { BORROWING_SLIDERS, LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '@homeyield/domain/loans/loan-options'
import { areSeveral } from '@homeyield/domain/loans/counted-loans'
import { monthsOf, yearsOf } from '@homeyield/domain/loans/borrowing'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setField } from '../model/calculator-transitions.ts'
import { ComputedFigure } from '../result/computed-figure.tsx'
import { isSettledBefore } from '../figures/shown-figure.ts'
import { Deposit } from './deposit.tsx'
import { Editable, GrowingSlider, handlersOf, useGrownHighest } from '../sections/fields.tsx'
import { highRateNote } from '../sections/high-rate-note.ts'
import styles from '../sections/section.module.css'

const TERMS = LOAN_PAYMENT_TERMS.map((value) => ({ value }))
const TYPES = REPAYMENT_TYPES.map((value) => ({ value }))

const Loans = lazyPart(async () => (await import('../loans/loans.tsx')).Loans, <Skeleton height="var(--target)" />)

export function Borrowing({ premium }: { premium: boolean }) {
  const store = useCalculatorStore()
  const repaymentType = useCalculator((state) => state.form.repayment_type)
  const term = useCalculator((state) => state.form.loan_payment_term)
  const settled = useCalculator(isSettledBefore)
  const several = useCalculator((state) => areSeveral(state.figures.counted_loans))
  return (
    <>
      <Editable columns>
        <GrowingSlider name="purchase_price" />
        <Deposit />
        <Duration />
        <GrowingSlider
          name="interest_rate"
          suffix="%"
          decimals={2}
          placeholder="e.g. 6"
          hint={useCalculator((state) => highRateNote(state.form.interest_rate))}
        />
        <ChoiceField
          name="repayment_type"
          label="Repayment type"
          value={repaymentType}
          options={TYPES}
          onChoice={(name, value) => store.update(setField, name, value)}
        />
        <ChoiceField
          name="loan_payment_term"
          label="Repayments"
          value={term}
          options={TERMS}
          onChoice={(name, value) => store.update(setField, name, value)}
        />
      </Editable>
      <Loans premium={premium} />
      <div className={styles.figures}>
        {several ? null : (
          <ComputedFigure
            name="payment_quantity"
            label={settled ? `First ${term.toLowerCase()} repayment` : `${term} repayment`}
          />
        )}
        {term === 'Weekly' && !several && !settled ? null : (
          <ComputedFigure
            name="weekly_payment"
            label={several ? 'All loans, a week' : settled ? 'Repaid a week now' : 'By the week'}
          />
        )}
        <ComputedFigure name="interest" label={settled ? 'Interest, next year' : 'Interest, first year'} />
      </div>
    </>
  )
}

// The form shows years, the calculation holds months (specification section 9).
function Duration() {
  const store = useCalculatorStore()
  const months = useCalculator((state) => state.form.loan_duration_months)
  const problem = useCalculator((state) => fieldProblem(state, 'loan_duration_months'))
  const { highest, step } = BORROWING_SLIDERS.loan_duration
  const years = yearsOf(months)
  const end = useGrownHighest(highest, years)
  return (
    <SliderField
      name="loan_duration_months"
      label="Loan duration"
      suffix="years"
      decimals={2}
      value={years}
      highest={end}
      step={step}
      error={problem === null ? null : (limitProblem('loan_duration', years) ?? problem)}
      onValue={(name, value) => store.update(setField, name, monthsOf(value))}
      onProblem={handlersOf(store).onProblem}
    />
  )
}
