import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { MISSING_WORDS, missingForLoan } from '@homeyield/domain/loans/missing-for-interest'
import { useCalculator } from '../model/calculator-store.ts'
import { costHeadline } from './cost-headline.ts'
import { isPriced, shownFigure, signOf } from './shown-figure.ts'

export interface Answer {
  readonly label: string
  readonly short: string
  readonly value: string
  readonly sign: 'loss' | 'gain' | undefined
  /** What is missing for it. */
  readonly note?: string | undefined
}

/** Cash or cost each week, by what the home is for; null where the answer is the rent: without a price, or for a client. */
export function useAnswer(): Answer | null {
  const priced = useCalculator(isPriced)
  const purpose = useCalculator(({ form }) => form.purpose)
  const cash = useCalculator((state) => shownFigure(HEADLINE, state))
  const sign = useCalculator((state) => signOf(HEADLINE, state))
  const costLabel = useCalculator((state) => costHeadline(state).label)
  const cost = useCalculator((state) => costHeadline(state).value)
  const missing = useCalculator(({ form, figures }) => missingForLoan(form, figures.counted_loans))
  if (!priced || purpose === 'client') return null
  if (purpose === 'rent_out') {
    const { label, short } = FIGURES[HEADLINE]
    return { label, short, value: writeFigure('dollars', cash), sign }
  }
  const { label, short } = FIGURES.weekly_cost_to_live_here
  return {
    label: costLabel,
    short: costLabel === label ? short : costLabel,
    value: cost ?? '–',
    sign: undefined,
    note: cost === null && missing !== null ? `Enter ${MISSING_WORDS[missing]}` : undefined,
  }
}
