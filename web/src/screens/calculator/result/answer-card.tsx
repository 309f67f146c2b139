import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { writeLoanToValue } from '@homeyield/domain/figures/write-loan-to-value'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { Card } from '../../../ui/card.tsx'
import { isPriced, shownFigure, signOf } from '../figures/shown-figure.ts'
import { useHomePages } from '../model/use-home-pages.ts'
import { useCalculator } from '../model/calculator-store.ts'
import styles from './answer-card.module.css'
import { NextChange } from './next-change.tsx'

/** The answer before the fields, on a phone: the cash each week, or the rent while there is no price. */
export function AnswerCard() {
  const rented = useCalculator((state) => hasRent(state.figures))
  const priced = useCalculator(isPriced)
  // There the card of an open home, or the bar, has it.
  const isNew = useCalculator((state) => state.saved === null)
  const { page } = useHomePages()
  return rented && !(isNew && page === 'numbers') ? (
    <Card className={styles.card}>
      <div role="group" aria-label="The answer">
        <dl className={styles.figures}>
          {priced ? <Answer name={HEADLINE} /> : null}
          <Answer name="weekly_rental_income" />
          {priced ? <LoanToValue /> : null}
        </dl>
        <NextChange />
      </div>
    </Card>
  ) : null
}

function Answer({ name }: { name: 'weekly_rental_income' | typeof HEADLINE }) {
  const value = useCalculator((state) => shownFigure(name, state))
  const sign = useCalculator((state) => signOf(name, state))
  return (
    <div>
      <dt>{FIGURES[name].short}</dt>
      <dd className="figure" data-sign={sign}>
        {writeFigure('dollars', value)}
      </dd>
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
