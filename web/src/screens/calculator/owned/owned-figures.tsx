import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { writeLoanToValue } from '@homeyield/domain/figures/write-loan-to-value'
import { FigureList } from '../../../ui/figure-list.tsx'
import { shownFigure } from '../figures/shown-figure.ts'
import { useAnswer } from '../figures/use-answer.ts'
import { useCalculator } from '../model/calculator-store.ts'

/** What the home brings or costs each week, and what is owed on it as a share of its worth. */
export function OwnedFigures() {
  const answer = useAnswer()
  const cash = useCalculator((state) => shownFigure(HEADLINE, state))
  const ratio = useCalculator(({ form, figures }) => writeLoanToValue(form, figures.counted_loans))
  const isShown = answer !== null || ratio !== null
  if (!isShown) return null
  return (
    <div role="group" aria-label="What this gives">
      <FigureList
        figures={[
          answer ?? { label: FIGURES[HEADLINE].label, value: writeFigure('dollars', cash) },
          { label: FIGURES.lvr.short, value: ratio ?? '–' },
        ]}
      />
    </div>
  )
}
