import { round, toCents } from './round.ts'

/** What a reverse solve returns: NZD to the cent, and the whole dollars that reach the target. */
export interface Solved {
  readonly exact: number
  readonly shown: number
}

type Direction = 'down' | 'up'

const HIGHEST = 1_000_000_000
const EXACT_DECIMALS = 6

/**
 * An answer in whole dollars: a price rounded down, a rent or deposit up, and from there to the nearest with which the
 * ordinary calculation `meets` the target. Null where none does. Source: docs/method/stress-and-solve.md, "Reverse
 * solve".
 */
export function showAnswer(exact: number, direction: Direction, meets: (amount: number) => boolean): Solved | null {
  const { shown: first } = inWholeDollars(exact, direction)
  const step = direction === 'down' ? -1 : 1
  const most = direction === 'down' ? first - 1 : HIGHEST
  const steps = fewestSteps(most, (count) => meets(first + step * count))
  return steps === null ? null : { exact: toCents(exact), shown: first + step * steps }
}

/** The whole dollars below or above an answer. */
export function inWholeDollars(exact: number, direction: Direction): Solved {
  // Binary fractions are a little off: 255,000.00000000003 is 255,000.
  const amount = round(exact, EXACT_DECIMALS)
  return { exact: toCents(exact), shown: (direction === 'down' ? Math.floor(amount) : Math.ceil(amount)) + 0 }
}

/** The fewest steps that meet, at most so many: doubled until they do, then halved. Null where none do. */
function fewestSteps(most: number, meets: (steps: number) => boolean): number | null {
  if (meets(0)) return 0
  if (most < 1) return null
  let missing = 0
  let enough = 1
  while (!meets(enough)) {
    if (enough >= most) return null
    missing = enough
    enough = Math.min(enough * 2, most)
  }
  while (enough - missing > 1) {
    const middle = Math.floor((missing + enough) / 2)
    if (meets(middle)) enough = middle
    else missing = middle
  }
  return enough
}
