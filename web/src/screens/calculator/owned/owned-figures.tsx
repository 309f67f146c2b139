import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { FigureList } from '../../../ui/figure-list.tsx'
import { shownFigure } from '../figures/shown-figure.ts'
import { useAnswer } from '../figures/use-answer.ts'
import { useLoanToValue } from '../figures/use-loan-to-value.ts'
import { useCalculator } from '../model/calculator-store.ts'

/** What the home brings or costs each week, and what is owed on it as a share of its worth. */
export function OwnedFigures() {
  const answer = useAnswer()
  const cash = useCalculator((state) => shownFigure(HEADLINE, state))
  const ratio = useLoanToValue()
  const isShown = answer !== null || ratio.value !== null
  if (!isShown) return null
  return (
    <div role="group" aria-label="What this gives">
      <FigureList
        figures={[
          answer ?? { label: FIGURES[HEADLINE].label, value: writeFigure('dollars', cash) },
          { ...ratio, value: ratio.value ?? '–' },
        ]}
      />
    </div>
  )
}
