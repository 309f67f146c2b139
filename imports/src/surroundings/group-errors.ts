import { round } from '@homeyield/domain/money/round'
import { CONFIDENCE_HALVES, HALF_WIDTHS } from '@homeyield/domain/rent/estimate-constants'
import type { EstimateErrors } from '@homeyield/domain/rent/estimate-errors'
import type { HeldOutCell } from './hold-out.ts'
import { medianOf } from './median-of.ts'
import { shareInside } from './share-inside.ts'

const { High, Medium } = CONFIDENCE_HALVES
const WIDTHS = [
  { group: `Up to ±${round(100 * High)}%`, above: 0, most: High },
  { group: `±${round(100 * High)}% to ±${round(100 * Medium)}%`, above: High, most: Medium },
  { group: 'Wider', above: Medium, most: Infinity },
]

const BONDS = [
  { group: '5 to 9', least: 5, most: 9 },
  { group: '10 to 19', least: 10, most: 19 },
  { group: '20+', least: 20, most: Infinity },
] as const

/**
 * The errors of held-out cells by the half-width of the estimate's 80 % interval, and by the cell's own bonds, to one decimal.
 */
export function groupErrors(held: readonly HeldOutCell[]) {
  const halfOf = ({ variance }: HeldOutCell) => HALF_WIDTHS.interval_80 * Math.sqrt(variance)
  return {
    all: errorsOf('All', held),
    byWidth: WIDTHS.map(({ group, above, most }) =>
      errorsOf(
        group,
        held.filter((cell) => halfOf(cell) > above && halfOf(cell) <= most),
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
