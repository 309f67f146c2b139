import { BORROWING_SLIDERS } from '@homeyield/domain/loans/loan-options'
import { areSeveral } from '@homeyield/domain/loans/counted-loans'
import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { ComputedFigure } from '../result/computed-figure.tsx'
import { isSettledBefore } from '../figures/shown-figure.ts'
import { PageLink } from '../sections/page-link.tsx'
import { Deposit } from './deposit.tsx'
import { Editable } from '../sections/editable.tsx'
import { highRateNote } from '../sections/high-rate-note.ts'
import styles from '../sections/section.module.css'

export function Borrowing() {
  const term = useCalculator((state) => state.form.loan_payment_term)
  const settled = useCalculator(isSettledBefore)
  const several = useCalculator((state) => areSeveral(state.figures.counted_loans))
  return (
    <>
      <Editable columns>
        <NumberField name="purchase_price" slider={{ ...BORROWING_SLIDERS.purchase_price, grows: true }} />
        <Deposit />
        {/* The form shows years, the calculation holds months. */}
        <NumberField name="loan_duration_months" inYears slider={{ ...BORROWING_SLIDERS.loan_duration, grows: true }} />
        <NumberField
          name="interest_rate"
          unit="%"
          slider={{ ...BORROWING_SLIDERS.interest_rate, grows: true }}
          placeholder="e.g. 6"
          hint={useCalculator((state) => highRateNote(state.form.interest_rate))}
        />
        <ChoiceField name="repayment_type" />
        <ChoiceField name="loan_payment_term" />
      </Editable>
      <div className={`flex wrap bottom round paper ${styles.figures}`}>
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
        <PageLink page="loans" className="to-end">
          {several ? 'Your loans and their schedule' : 'Fixed rate, several loans, schedule'}
        </PageLink>
      </div>
    </>
  )
}
