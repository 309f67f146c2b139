import { writeDay } from '@homeyield/domain/dates/write-day'
import { describeNextChange } from '@homeyield/domain/investment-return/describe-next-change'
import { HEADLINE } from '@homeyield/domain/figures/figures'
import { today } from '../model/today.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { isSettledBefore, shownChange, shownFigure } from '../figures/shown-figure.ts'

/** Of which day the cash each week is, where the home was settled before, and when it changes next; of no home to live in. */
export function NextChange() {
  const isKnown = useCalculator((state) => shownFigure(HEADLINE, state) !== null)
  const isSettled = useCalculator(isSettledBefore)
  const change = useCalculator(shownChange)
  const isLivedIn = useCalculator(({ form }) => form.purpose === 'live_in')
  if (isLivedIn) return null
  const lines = [
    isKnown && isSettled ? `As at ${writeDay(today())}` : '',
    change === null ? '' : describeNextChange(change),
  ].filter(Boolean)
  return lines.map((line) => (
    <p key={line} className="quiet">
      {line}
    </p>
  ))
}
