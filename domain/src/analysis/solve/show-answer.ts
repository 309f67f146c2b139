import { round, toCents } from '../../money/round.ts'

/** What a reverse solve returns: NZD to the cent, and the whole dollars that reach the target. */
export interface Solved {
  readonly exact: number
  readonly shown: number
}

// Whole-dollar interest moves a yield by less than this many dollars of price.
const MOST_STEPS = 100
const EXACT_DECIMALS = 6

/**
 * An answer in whole dollars: a price rounded down, a rent or deposit up, then dollar by dollar until the ordinary
 * calculation `meets` the target. Source: investment analysis section 5.
 */
export function showAnswer(exact: number, direction: 'down' | 'up', meets: (amount: number) => boolean): Solved {
  const step = direction === 'down' ? -1 : 1
  // Binary fractions are a little off: 255,000.00000000003 is 255,000.
  const amount = round(exact, EXACT_DECIMALS)
  const first = (direction === 'down' ? Math.floor(amount) : Math.ceil(amount)) + 0
  let shown = first
  while (Math.abs(shown - first) < MOST_STEPS && shown > 0 && !meets(shown)) shown += step
  return { exact: toCents(exact), shown }
}
