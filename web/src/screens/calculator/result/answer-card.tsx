import { FIGURES } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { writeLoanToValue } from '@homeyield/domain/figures/write-loan-to-value'
import { formatMoney } from '@homeyield/domain/money/amount'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { Card } from '../../../ui/card.tsx'
import { isPriced, shownFigure } from '../figures/shown-figure.ts'
import { useAnswer } from '../figures/use-answer.ts'
import { useEstimateRange } from '../model/use-estimate-range.ts'
import { useHomePages } from '../model/use-home-pages.ts'
import { useCalculator } from '../model/calculator-store.ts'
import styles from './answer-card.module.css'
import { NextChange } from './next-change.tsx'

/** The answer before the fields, on a phone: cash or cost each week, or the rent while there is no price or for a client. */
export function AnswerCard() {
  const rented = useCalculator((state) => hasRent(state.figures))
  const priced = useCalculator(isPriced)
  const answer = useAnswer()
  // There the card of an open home, or the bar, has it.
  const isNew = useCalculator((state) => state.saved === null)
  const { page } = useHomePages()
  return (rented || answer !== null) && !(isNew && page === 'numbers') ? (
    <Card className={styles.card}>
      <div role="group" aria-label="The answer">
        <dl className={styles.figures}>
          {answer === null ? null : (
            <div>
              <dt>{answer.label}</dt>
              <dd className="figure" data-sign={answer.sign}>
                {answer.value}
              </dd>
            </div>
          )}
          <OwnEstimate />
          <WeeklyRent />
          {priced ? <LoanToValue /> : null}
        </dl>
        {answer === null ? null : <NextChange />}
      </div>
    </Card>
  ) : null
}

/** A professional's own, which leads for a client. */
function OwnEstimate() {
  const isForClient = useCalculator(({ form }) => form.purpose === 'client')
  const estimate = useEstimateRange()
  return isForClient && estimate !== null ? (
    <div>
      <dt>Your estimate, a week</dt>
      <dd className="figure">
        {formatMoney(estimate.lower)} to {formatMoney(estimate.upper)}
      </dd>
    </div>
  ) : null
}

function WeeklyRent() {
  const value = useCalculator((state) => shownFigure('weekly_rental_income', state))
  return (
    <div>
      <dt>{FIGURES.weekly_rental_income.short}</dt>
      <dd className="figure">{writeFigure('dollars', value)}</dd>
    </div>
  )
}

function LoanToValue() {
  const ratio = useCalculator(({ form, figures }) => writeLoanToValue(form, figures.counted_loans))
  return (
    <div>
      <dt>{FIGURES.lvr.short}</dt>
      <dd className="figure">{ratio ?? '–'}</dd>
    </div>
  )
}
