import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { writeLoanToValue } from '@homeyield/domain/figures/write-loan-to-value'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { Card } from '../../../ui/card.tsx'
import { costHeadline } from '../figures/cost-headline.ts'
import { isPriced, shownFigure, signOf } from '../figures/shown-figure.ts'
import { useHomePages } from '../model/use-home-pages.ts'
import { useCalculator } from '../model/calculator-store.ts'
import styles from './answer-card.module.css'
import { NextChange } from './next-change.tsx'

/** The answer before the fields, on a phone: cash or cost each week, or the rent while there is no price or for a client. */
export function AnswerCard() {
  const rented = useCalculator((state) => hasRent(state.figures))
  const priced = useCalculator(isPriced)
  const purpose = useCalculator(({ form }) => form.purpose)
  // There the card of an open home, or the bar, has it.
  const isNew = useCalculator((state) => state.saved === null)
  const { page } = useHomePages()
  return rented && !(isNew && page === 'numbers') ? (
    <Card className={styles.card}>
      <div role="group" aria-label="The answer">
        <dl className={styles.figures}>
          {priced && purpose === 'rent_out' ? <Answer name={HEADLINE} /> : null}
          {priced && purpose === 'live_in' ? <Cost /> : null}
          <Answer name="weekly_rental_income" />
          {priced ? <LoanToValue /> : null}
        </dl>
        {purpose === 'rent_out' ? <NextChange /> : null}
      </div>
    </Card>
  ) : null
}

function Cost() {
  const label = useCalculator((state) => costHeadline(state).label)
  const value = useCalculator((state) => costHeadline(state).value)
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">{value ?? '–'}</dd>
    </div>
  )
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
