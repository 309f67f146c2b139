import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { breakEvenGoal } from '@homeyield/domain/analysis/inputs/break-even-goal'
import { formatMoney } from '@homeyield/domain/money/amount'
import { FigureList } from '../../../ui/figure-list.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { breakEvenLines } from '../analysis/break-even-lines.ts'

/** Where the week brings nothing, or the cash that was asked for, a sentence each. */
export function BreakEvens({ analysis }: { analysis: Analysis }) {
  const goal = breakEvenGoal(useCalculator(({ form }) => form.analysis))
  return (
    <div className="stack tight">
      <h3>Where it breaks even</h3>
      {goal.cash === 0 ? null : (
        <p className="quiet above across">
          At {formatMoney(goal.cash)} of cash each week, as asked in “What would I have to pay?”.
        </p>
      )}
      <FigureList
        look="sentences"
        figures={breakEvenLines(analysis, goal).map(({ label, text }) => ({ label, value: text }))}
      />
    </div>
  )
}
