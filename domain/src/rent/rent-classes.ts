/** A range of weekly rents in whole NZD, both ends included; null is an open end. */
export interface RentClass {
  readonly from: number | null
  readonly to: number | null
}

const MOST_CLASSES = 5
const STEP = 10

/**
 * Splits rents into at most five classes of about equal counts, at whole tens of dollars; fewer where rents are alike.
 * No class is empty. No rents: no classes.
 */
export function splitIntoClasses(rents: readonly number[]): RentClass[] {
  const sorted = rents.toSorted((one, other) => one - other)
  const [lowest] = sorted
  if (lowest === undefined) return []
  const cuts = Array.from({ length: MOST_CLASSES - 1 }, (_, index) => {
    const rent = sorted[Math.floor(((index + 1) * sorted.length) / MOST_CLASSES)] ?? lowest
    return rent - (rent % STEP)
  })
  const starts = [...new Set(cuts)].filter((cut) => cut > lowest)
  const ends = starts.map((start) => start - 1)
  return [null, ...starts].map((from, index) => ({ from, to: ends[index] ?? null }))
}

/** The number of a rent's class, from 0. */
export function classOf(classes: readonly RentClass[], rent: number): number {
  return classes.findIndex(({ to }) => to === null || rent <= to)
}
