import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { writeNumber } from '@homeyield/domain/money/write-number'
import {
  describeVacancy,
  EXPENSES_INCOMPLETE,
  expensesIncomplete,
  paysBodyCorporate,
} from '@homeyield/domain/expenses/expenses'
import { EXPENSE_GUIDE } from '@homeyield/domain/expenses/expense-guide'
import { formatMoney } from '@homeyield/domain/money/amount'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { BooleanField } from '../../../components/inputs/boolean-field.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator, useReadonly } from '../model/calculator-store.ts'
import { ComputedFigure } from '../result/computed-figure.tsx'
import { missingLoanText, shownFigure } from '../figures/shown-figure.ts'
import { Editable } from '../sections/editable.tsx'
import styles from '../sections/section.module.css'

export function AnnualExpenses() {
  const readonly = useReadonly()
  const incomplete = useCalculator((state) => expensesIncomplete(state.form))
  const apartment = useCalculator((state) => paysBodyCorporate(state.form.dwelling))
  return (
    <>
      {readonly ? null : (
        <p className="quiet">The first figures are a guide as at {dateText(EXPENSE_GUIDE.asAt)}. Enter your own.</p>
      )}
      {incomplete && !readonly ? <Notice look="warning">{EXPENSES_INCOMPLETE}</Notice> : null}
      <Editable>
        <div className={`grid top columns ${styles.pair}`}>
          <NumberField name="insurance_cost" look="line" />
          <NumberField name="repairs_maintenance" look="line" />
          <NumberField name="rates" look="line" />
          {apartment ? <NumberField name="body_corporate_fees" look="line" /> : null}
          <NumberField name="contingency" look="line" />
          <VacancyAndWeeks />
          <div className="stack tight">
            <ManagementFee />
            <PlusGst />
          </div>
          <NumberField name="other_expenses" look="line" hint="e.g. ground rent, lawns, letting fee" />
          <Interest />
        </div>
      </Editable>
      <div className={`flex wrap bottom round paper ${styles.figures}`}>
        <ComputedFigure name="vacancy_expense" label="Vacancy" />
        <ComputedFigure name="property_management_expense" label="Management" />
        <ComputedFigure name="total_expenses" label="Total expenses a year" />
      </div>
    </>
  )
}

function Interest() {
  const included = useCalculator((state) => state.form.include_interest_in_calc)
  const missing = useCalculator(missingLoanText)
  const known = useCalculator((state) => shownFigure('interest', state))
  const interest = missing === null ? writeFigure('money', known) : `not known without ${missing}`
  return <BooleanField name="include_interest_in_calc" more={included ? `: ${interest}` : ''} />
}

function Vacancy({ asksWeeks }: { readonly asksWeeks: boolean }) {
  const twoWeeks = useCalculator((state) => shownFigure('vacancy_expense', state))
  const following = useCalculator((state) => state.form.vacancy_cost === null)
  const weeks = useCalculator(({ form }) => describeVacancy(form))
  const followed = asksWeeks ? undefined : `${weeks}, following the rent`
  return (
    <NumberField
      name="vacancy_cost"
      look="line"
      placeholder={following && twoWeeks !== null ? writeNumber(twoWeeks) : ''}
      hint={following ? followed : 'We recommend two weeks of rent'}
    />
  )
}

/** The empty weeks are under the vacancy that follows from them: while none is typed and there is a rent. */
function VacancyAndWeeks() {
  // A figure that cannot be used still has its field, where it can be corrected.
  const asksWeeks = useCalculator(
    (state) =>
      (state.form.vacancy_cost === null && hasRent(state.figures)) || fieldProblem(state, 'vacancy_weeks') !== null,
  )
  return (
    <div className="stack tight">
      <Vacancy asksWeeks={asksWeeks} />
      {asksWeeks ? <NumberField name="vacancy_weeks" look="line" /> : null}
    </div>
  )
}

function PlusGst() {
  const plusGst = useCalculator(({ form }) => form.fee_plus_gst)
  const hasFee = useCalculator(({ form, figures }) => Boolean(form.property_management_fees) && hasRent(figures))
  if (!hasFee && !plusGst) return null
  return <BooleanField name="fee_plus_gst" />
}

function ManagementFee() {
  const expense = useCalculator((state) => shownFigure('property_management_expense', state))
  return (
    <NumberField
      name="property_management_fees"
      look="line"
      hint={`${expense === null ? '' : `${formatMoney(expense)} a year. `}As a guide: ${EXPENSE_GUIDE.items.property_management_fees}%`}
    />
  )
}
