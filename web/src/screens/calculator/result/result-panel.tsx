import { areSeveral } from '@homeyield/domain/loans/counted-loans'
import { HEADLINE } from '@homeyield/domain/figures/figures'
import { formatRentRange } from '@homeyield/domain/rent/format-rent-range'
import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import { formatMoney } from '@homeyield/domain/money/amount'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { isRentDrawn, weekOf } from '@homeyield/domain/figures/headline'
import { useId, useState } from 'react'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { WhereTheWeekGoes } from '../../../components/where-the-week-goes.tsx'
import { shownConfidence, shownConfidenceText, shownPeriod } from '../address/market-rent.ts'
import { OldRents } from '../address/old-rents.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { useHomePages } from '../model/use-home-pages.ts'
import { NewerRentsNotice } from './newer-rents-notice.tsx'
import { useEstimateRange } from '../model/use-estimate-range.ts'
import { BreakEvenRent } from './break-even-rent.tsx'
import { ComputedFigure } from './computed-figure.tsx'
import { FormRentOnRule } from './rent-on-rule.tsx'
import { LoansWeek } from './loans-week.tsx'
import { HeadlineFigure } from './headline-figure.tsx'
import {
  areLoansApart,
  assumedBedrooms,
  CORRECT_IT_FIRST,
  isAnyRefused,
  isBorrowed,
  isPriced,
  isRefused,
  missingCashText,
  missingLoanText,
  shownFigure,
} from '../figures/shown-figure.ts'
import { useLoanToValue } from '../figures/use-loan-to-value.ts'
import { SolveButton } from './solve-button.tsx'
import styles from './result-panel.module.css'

/** Every figure of the result. */
export function ResultPanel() {
  const priced = useCalculator(isPriced)
  const profitId = useId()
  const isForClient = useCalculator(({ form }) => form.purpose === 'client')
  return (
    <div className={`stack top ${styles.panel}`}>
      <div className={`flex wrap even ${styles.lead}`}>
        {isForClient ? <RentFigure /> : null}
        {priced ? (
          <div>
            <HeadlineFigure />
            <LoanCost />
            <LoanToValue />
          </div>
        ) : null}
        {isForClient ? null : <RentFigure />}
      </div>
      <NewerRentsNotice />
      <div className={`stack halves pad-top line-above ${styles.yields}`}>
        <ComputedFigure name="gross_rental_yield" label="Gross yield" size="hero" />
        <ComputedFigure name="net_rental_yield" label="Net yield" size="hero" />
      </div>
      <Hint />
      <BreakEven />
      <div className={styles.more}>
        <SolveButton />
        <RatesLink />
      </div>
      <div className={`stack tight between ${styles.profit}`} role="group" aria-labelledby={profitId}>
        <p id={profitId} className="quiet across">
          Profit before principal
        </p>
        <ComputedFigure name="weekly_profit" label="Weekly profit" />
        <ComputedFigure name="monthly_profit" label="Monthly" />
        <ComputedFigure name="yearly_profit" label="Yearly" />
      </div>
      <Week />
    </div>
  )
}

/** The rent with its range and confidence, and a professional's own. */
function RentFigure() {
  const estimate = useEstimateRange()
  const own = estimate === null ? '' : formatRentRange(estimate.lower, estimate.upper, 'week')
  return (
    <div>
      {own === '' ? null : (
        <p className={`quiet ${styles.own}`}>
          Your estimate <strong className="figure">{own}</strong>
        </p>
      )}
      <ComputedFigure name="weekly_rental_income" label="Estimated weekly rent" size={own === '' ? 'hero' : 'plain'} />
      <Range />
      <RentConfidence />
    </div>
  )
}

/** What the loans take, beside the rent. */
function LoanCost() {
  const borrowed = useCalculator(isBorrowed)
  const several = useCalculator((state) => areSeveral(state.figures.counted_loans))
  return borrowed && <ComputedFigure name="weekly_payment" label={several ? 'All loans, a week' : 'Loan, a week'} />
}

function LoanToValue() {
  const { label, value } = useLoanToValue()
  return value === null ? null : (
    <p className="pale">
      {label} <span className="figure">{value}</span>
    </p>
  )
}

function BreakEven() {
  const hasCash = useCalculator((state) => shownFigure(HEADLINE, state) !== null)
  const lived = useCalculator(({ form }) => isLivedIn(form))
  return hasCash && !lived && <BreakEvenRent />
}

// Without a loan there is nothing to rise.
function RatesLink() {
  const borrowed = useCalculator(isBorrowed)
  const { pathOf } = useHomePages()
  if (!borrowed) return null
  return (
    <LinkButton look="quiet" to={`${pathOf('loans')}#if-rates-rise`}>
      If rates rise
    </LinkButton>
  )
}

function Range() {
  const lower = useCalculator((state) => state.figures.weekly_rental_income_lower)
  const upper = useCalculator((state) => state.figures.weekly_rental_income_upper)
  const assumed = useCalculator(assumedBedrooms)
  const refused = useCalculator((state) => isRefused(state, 'weekly_rental_income'))
  if (refused || lower === null || upper === null || upper <= 0) return null
  return (
    <p className="figure pale">
      {formatMoney(lower)} to {formatMoney(upper)} a week
      {assumed === null ? '' : `, for ${assumed} ${assumed === 1 ? 'bedroom' : 'bedrooms'}`}
    </p>
  )
}

function RentConfidence() {
  const confidence = useCalculator(shownConfidence)
  const text = useCalculator(shownConfidenceText)
  const period = useCalculator(shownPeriod)
  const refused = useCalculator((state) => isRefused(state, 'weekly_rental_income'))
  if (refused || text === '') return null
  return (
    <p className={(confidence ?? 'Low') === 'Low' ? 'small above-half unsure' : 'quiet'}>
      {text}
      {period === null ? null : <OldRents period={period} />}
    </p>
  )
}

function Week() {
  const priced = useCalculator(isPriced)
  const rented = useCalculator((state) => hasRent(state.figures))
  const lived = useCalculator(({ form }) => isLivedIn(form))
  const refused = useCalculator(isAnyRefused)
  const ruled = useCalculator(({ form }) => isRentDrawn(form))
  if (refused) return null
  // Of the answer for a client.
  if (ruled) return <FormRentOnRule />
  // Without a price, or a rent, the hint below the yields is enough.
  if (rented || priced) return (rented || lived) && priced ? <ResultWeek /> : null
  return <p className="quiet">Choose an address, or enter a rent, to see where the week goes.</p>
}

// Without the loan's interest a yield looks better than it is: warn beside it.
function Hint() {
  const priced = useCalculator((state) => Boolean(state.form.purchase_price))
  const rented = useCalculator((state) => hasRent(state.figures))
  const missing = useCalculator(missingLoanText)
  const missingForCash = useCalculator(missingCashText)
  const refused = useCalculator(isAnyRefused)
  if (refused) return <p className="round amber-wash small pad-bar">{CORRECT_IT_FIRST}</p>
  if (!priced && !(rented && missing)) return <p className="quiet">Enter a purchase price to see the yields.</p>
  if (!rented) return <p className="quiet">Choose an address, or enter a rent, to see the result.</p>
  if (missing === null) {
    return missingForCash && <p className="quiet">Enter {missingForCash} to see the cash each week.</p>
  }
  return (
    <p className="round amber-wash small pad-bar">
      Enter {missing}: {priced ? '' : 'there are no yields, and '}the loan is not counted yet.
    </p>
  )
}

function ResultWeek() {
  const form = useCalculator((state) => state.form)
  const figures = useCalculator((state) => state.figures)
  const [apart, setApart] = useState(false)
  const week = weekOf(form, figures)
  const lived = isLivedIn(form)
  const several = useCalculator(areLoansApart) && !lived
  if (week === null) return null
  return (
    <>
      {several && apart ? <LoansWeek week={week} /> : <WhereTheWeekGoes week={week} />}
      {several ? (
        <Checkbox name="loans_apart" checked={apart} onCheck={(checked) => setApart(checked)}>
          Show each loan
        </Checkbox>
      ) : null}
    </>
  )
}
