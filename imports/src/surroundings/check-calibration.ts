import { HALF_WIDTHS } from '@homeyield/domain/rent/estimate-constants'
import type { Area } from '../areas/area.ts'
import type { AreaCell } from '../market-rents/area-cell.ts'
import { holdOut } from './hold-out.ts'
import { medianOf } from './median-of.ts'
import { shareInside } from './share-inside.ts'

/** How the estimates of held-out cells compare with these cells. */
export interface Calibration {
  readonly cells: number
  /** The median of the errors without sign, per cent. */
  readonly error: number
  /** How many cells are inside the intervals, per cent. */
  readonly inside_80: number
  readonly inside_50: number
  /** The median of a kind's errors with their sign, per cent; above 0 the estimates are too low. */
  readonly biases: readonly { readonly kind: string; readonly bias: number }[]
  /** Whether the constants should be fitted again. */
  readonly refit_due: boolean
}

// Outside these bounds the constants no longer fit. Source: docs/method/market-rent.md, "Fitting the constants".
const INSIDE_80 = { least: 75, most: 85 }
const INSIDE_50 = { least: 45, most: 55 }
const BIAS = { cells: 30, percent: 5 }

/** Compares estimates with cells that they were made without; null without any. */
export function checkCalibration(cells: readonly AreaCell[], areas: readonly Area[]): Calibration | null {
  const held = holdOut(cells, areas)
  if (held.length === 0) return null
  const inside_80 = shareInside(held, HALF_WIDTHS.interval_80)
  const inside_50 = shareInside(held, HALF_WIDTHS.interval_50)
  const biases = [...Map.groupBy(held, ({ kind }) => kind)]
    .filter(([, group]) => group.length >= BIAS.cells)
    .map(([kind, group]) => ({ kind, bias: 100 * medianOf(group.map(({ gap }) => gap)) }))
  return {
    cells: held.length,
    error: 100 * medianOf(held.map(({ gap }) => Math.abs(gap))),
    inside_80,
    inside_50,
    biases,
    refit_due: isOutside(inside_80, INSIDE_80) || isOutside(inside_50, INSIDE_50) || biases.some(isBiased),
  }
}

/** One line for the import's report. */
export function describeCalibration({ cells, error, inside_80, inside_50, biases, refit_due }: Calibration): string {
  const kinds = biases
    .filter(isBiased)
    .map(({ kind, bias }) => `${kind} ${bias > 0 ? '+' : '−'}${Math.abs(bias).toFixed(1)} %`)
  return [
    `Estimates without their own figure, for ${cells.toLocaleString('en-NZ')} figures: median error ${error.toFixed(2)} %,`,
    `${inside_80.toFixed(1)} % inside the 80 % interval, ${inside_50.toFixed(1)} % inside the 50 % interval`,
    ...(kinds.length > 0 ? [`(biased: ${kinds.join(', ')})`] : []),
  ]
    .join(' ')
    .concat(refit_due ? '; refit due: see npm run bench -- rent-fit.' : '.')
}

function isBiased({ bias }: { readonly bias: number }): boolean {
  return Math.abs(bias) > BIAS.percent
}

function isOutside(share: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return share < least || share > most
}
