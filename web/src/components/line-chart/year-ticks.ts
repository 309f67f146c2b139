/** A mark on the axis of time: the place of a January among the months, and its year. */
export interface YearTick {
  readonly index: number
  readonly year: number
}

const STEPS = [1, 2, 5, 10, 20, 50]

/** The years to write under a run of months (YYYY-MM): every one, or every second, fifth … so that there are at most `most`. */
export function yearTicks(months: readonly string[], most: number): YearTick[] {
  const januaries = months.flatMap((month, index) =>
    month.endsWith('-01') ? [{ index, year: Number(month.slice(0, 4)) }] : [],
  )
  const every = (step: number) => januaries.filter(({ year }) => year % step === 0)
  const step = STEPS.find((candidate) => every(candidate).length <= most)
  return step === undefined ? [] : every(step)
}
