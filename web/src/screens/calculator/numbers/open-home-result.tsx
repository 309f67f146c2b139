import { FIGURES, FIGURES_AT, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { yearsOf } from '@homeyield/domain/loans/borrowing'
import { formatPercent } from '@homeyield/domain/money/amount'
import { shownConfidence, shownConfidenceText, shownPeriod } from '../address/market-rent.ts'
import { OldRents } from '../address/old-rents.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { NextChange } from '../result/next-change.tsx'
import { missingLoanText, shownChange, shownFigure, signOf } from '../figures/shown-figure.ts'
import { useAnswer } from '../figures/use-answer.ts'
import type { WorkingName } from '@homeyield/domain/figures/workings/result-working'
import { WITHOUT_LOAN } from '../../../components/yields-of.ts'
import styles from './open-home.module.css'

export function OpenHomeResult() {
  const confidence = useCalculator(shownConfidence)
  const words = useCalculator(shownConfidenceText)
  const period = useCalculator(shownPeriod)
  const isLivedIn = useCalculator(({ form }) => form.purpose === 'live_in')
  // That the loan is repaid in thirty years is no news at an open home.
  const changesSoon = useCalculator((state) => (shownChange(state)?.because ?? 'loan_repaid') !== 'loan_repaid')
  return (
    <div className={`stack close round sunken ${styles.result}`} role="group" aria-label="What these four give">
      <dl className={`grid wide ${styles.figures}`}>
        {FIGURES_AT.open_home.map((name) =>
          name === HEADLINE && isLivedIn ? <Cost key={name} /> : <Figure key={name} name={name} />,
        )}
      </dl>
      {changesSoon ? <NextChange /> : null}
      <p className={`tiny unless-empty ${(confidence ?? 'Low') === 'Low' ? 'unsure' : ''}`} role="status">
        {words}
        {period === null ? null : <OldRents period={period} />}
      </p>
      <Assumed />
    </div>
  )
}

function Cost() {
  const answer = useAnswer()
  return (
    <div>
      <dt className="tiny pale">{answer?.short ?? FIGURES.weekly_cost_to_live_here.short}</dt>
      <dd className="figure">{answer?.value ?? '–'}</dd>
    </div>
  )
}

function Figure({ name }: { name: WorkingName }) {
  const value = useCalculator((state) => shownFigure(name, state))
  const sign = useCalculator((state) => signOf(name, state))
  const lacksLoan = useCalculator((state) => name === 'net_rental_yield' && missingLoanText(state) !== null)
  return (
    <div>
      <dt className="tiny pale">
        {FIGURES[name].short}
        {value !== null && lacksLoan ? <small className="bold ink tiny"> {WITHOUT_LOAN}</small> : null}
      </dt>
      <dd className="figure" data-sign={sign}>
        {writeFigure(FIGURES[name].unit, value)}
      </dd>
    </div>
  )
}

/** What is missing to count the loan, or its rate and duration, which are not asked here. */
function Assumed() {
  const rented = useCalculator((state) => hasRent(state.figures))
  const priced = useCalculator((state) => Boolean(state.form.purchase_price))
  const missing = useCalculator(missingLoanText)
  const rate = useCalculator((state) => state.form.interest_rate)
  const years = useCalculator((state) => yearsOf(state.form.loan_duration_months))
  if (!rented) return null
  if (!priced) return <p className="small bold">The loan counts once you enter the price.</p>
  if (missing !== null) return <p className="small bold">Enter {missing}: the loan is not counted yet.</p>
  if (rate === null || years === null) return null
  return (
    <p className="tiny pale">
      Loan at {formatPercent(rate)} over {years} years; guide expenses.
    </p>
  )
}
