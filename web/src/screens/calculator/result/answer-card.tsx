import { FIGURES } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { formatMoney } from '@homeyield/domain/money/amount'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { Card } from '../../../ui/card.tsx'
import { FigureList } from '../../../ui/figure-list.tsx'
import { isPriced, shownFigure } from '../figures/shown-figure.ts'
import { useAnswer } from '../figures/use-answer.ts'
import { useLoanToValue } from '../figures/use-loan-to-value.ts'
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
  // A professional's own, which leads before the market's.
  const estimate = useEstimateRange()
  const rent = useCalculator((state) => shownFigure('weekly_rental_income', state))
  const ratio = useLoanToValue()
  return (rented || answer !== null) && !(isNew && page === 'numbers') ? (
    <Card className="stack tight pad-row">
      <div role="group" aria-label="The answer">
        <FigureList
          className={`flex wrap bottom between wide ${styles.figures}`}
          figures={[
            ...(answer === null ? [] : [answer]),
            ...(estimate === null
              ? []
              : [
                  {
                    label: 'Your estimate, a week',
                    value: `${formatMoney(estimate.lower)} to ${formatMoney(estimate.upper)}`,
                  },
                ]),
            { label: FIGURES.weekly_rental_income.short, value: writeFigure('dollars', rent) },
            ...(priced ? [{ ...ratio, value: ratio.value ?? '–' }] : []),
          ]}
        />
        {answer === null ? null : <NextChange />}
      </div>
    </Card>
  ) : null
}
