import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { useCalculator } from '../model/calculator-store.ts'
import { costHeadline } from '../figures/cost-headline.ts'
import { ComputedFigure } from './computed-figure.tsx'
import figureStyles from './computed-figure.module.css'
import { NextChange } from './next-change.tsx'

/** The answer to what the home is for, where that is not its rent, which is shown beside it. */
export function HeadlineFigure() {
  const isLivedIn = useCalculator(({ form }) => form.purpose === 'live_in')
  const isForClient = useCalculator(({ form }) => form.purpose === 'client')
  if (isLivedIn) return <CostFigure />
  return (
    <>
      <ComputedFigure name={HEADLINE} label={FIGURES[HEADLINE].label} size={isForClient ? 'plain' : 'hero'} />
      <NextChange />
    </>
  )
}

function CostFigure() {
  const label = useCalculator((state) => costHeadline(state).label)
  const value = useCalculator((state) => costHeadline(state).value)
  const beside = useCalculator((state) => costHeadline(state).beside)
  return (
    <div className={`stack close packed target round-small text-left ${figureStyles.figure} ${figureStyles.hero}`}>
      <span className="quiet">{label}</span>
      <span className={`figure large bold dense narrow one-line ${figureStyles.value}`}>{value ?? '–'}</span>
      {beside === '' ? null : <span className="pale">{beside}</span>}
    </div>
  )
}
