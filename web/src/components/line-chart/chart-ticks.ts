import { round } from '@homeyield/domain/money/round'

const NICE_STEPS = [1, 2, 2.5, 5, 10]

/**
 * The ticks of an axis: round steps from at or below `lowest` to at or above `highest`, in about `wanted` intervals.
 * If both are equal, the axis extends a little on either side.
 */
export function niceTicks(lowest: number, highest: number, wanted = 5): number[] {
  if (lowest === highest) {
    const margin = Math.max(Math.abs(lowest) / 10, 0.5)
    return niceTicks(lowest - margin, highest + margin, wanted)
  }
  const least = (highest - lowest) / wanted
  const magnitude = 10 ** Math.floor(Math.log10(least))
  const step = (NICE_STEPS.find((nice) => nice * magnitude >= least) ?? 10) * magnitude
  const [first, last] = [Math.floor(lowest / step), Math.ceil(highest / step)]
  return Array.from({ length: last - first + 1 }, (_, tick) => round((first + tick) * step, 6))
}

/** A tick of the time axis: the index of a January, and its year. */
export interface YearTick {
  readonly index: number
  readonly year: number
}

const YEAR_STEPS = [1, 2, 5, 10, 20, 50]

/** The years to label under months (YYYY-MM): every one, or every second, fifth … so that there are at most `most`. */
export function yearTicks(months: readonly string[], most: number): YearTick[] {
  const januaries = months.flatMap((month, index) =>
    month.endsWith('-01') ? [{ index, year: Number(month.slice(0, 4)) }] : [],
  )
  const every = (step: number) => januaries.filter(({ year }) => year % step === 0)
  const step = YEAR_STEPS.find((candidate) => every(candidate).length <= most)
  return step === undefined ? [] : every(step)
}
