import { round } from '@homeyield/domain/money/round'
import { HALF_WIDTHS } from '@homeyield/domain/rent/estimate-constants'
import type { EstimateErrors } from '@homeyield/domain/rent/estimate-errors'
import { CONFIDENCES } from '@homeyield/domain/rent/market-rent-entry'
import { rateConfidence } from '@homeyield/domain/rent/rate-confidence'
import type { HeldOutCell } from './hold-out.ts'
import { medianOf } from './median-of.ts'
import { shareInside } from './share-inside.ts'

const BONDS = [
  { group: '5 to 9', least: 5, most: 9 },
  { group: '10 to 19', least: 10, most: 19 },
  { group: '20+', least: 20, most: Infinity },
] as const

/** The errors of held-out cells by the confidence of the estimate, and by the cell's own bonds, to one decimal. */
export function groupErrors(held: readonly HeldOutCell[]) {
  const confidenceOf = ({ variance }: HeldOutCell) => rateConfidence(HALF_WIDTHS.interval_80 * Math.sqrt(variance))
  return {
    all: errorsOf('All', held),
    byConfidence: CONFIDENCES.map((confidence) =>
      errorsOf(
        confidence,
        held.filter((cell) => confidenceOf(cell) === confidence),
      ),
    ),
    byBonds: BONDS.map(({ group, least, most }) =>
      errorsOf(
        group,
        held.filter(({ bonds }) => bonds >= least && bonds <= most),
      ),
    ),
  }
}

function errorsOf(group: string, held: readonly HeldOutCell[]): EstimateErrors {
  return {
    group,
    figures: held.length,
    error: round(100 * medianOf(held.map(({ gap }) => Math.abs(gap))), 1),
    inside_80: round(shareInside(held, HALF_WIDTHS.interval_80), 1),
  }
}
