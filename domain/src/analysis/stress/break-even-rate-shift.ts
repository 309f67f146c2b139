import { aWeek } from '../../money/money.ts'
import { formatDollars } from '../../money/amount.ts'
import { writeNumber } from '../../money/write-number.ts'
import type { Deal } from '../deal/deal.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { weeklyCashFlowAt } from './weekly-cash-flow-at.ts'

const PRECISION = 1e-9

/**
 * The points by which all rates of today may rise, or must fall, for the week to bring `target`. Source:
 * docs/method/stress-and-solve.md, "Break-evens" (profitable home: 4.396350).
 */
export function breakEvenRateShift(deal: Deal, target = aWeek(0)): Outcome<number> {
  const rates = deal.loans.map(({ rate }) => rate)
  let low = -Math.min(...rates, 100)
  let high = 100 - Math.max(...rates, 0)
  const differ = new Set(rates).size > 1
  const pays = (shift: number) => weeklyCashFlowAt(deal, shift) >= target
  if (!pays(low)) return { reason: 'never_pays', message: neverPays(target - weeklyCashFlowAt(deal, low), low, differ) }
  if (pays(high)) return { reason: 'always_pays', message: alwaysPays(high, differ) }
  while (high - low > PRECISION) {
    const middle = (low + high) / 2
    if (pays(middle)) low = middle
    else high = middle
  }
  return { value: low + 0 }
}

// Where the lowest of several rates is 0, the others still cost interest.
function neverPays(short: number, low: number, differ: boolean): string {
  const shortText = `it is short ${formatDollars(short)} a week.`
  if (differ && low === 0) return `The lowest rate is 0% already, and ${shortText}`
  if (differ) return `Even with every rate ${writePoints(-low)} lower ${shortText}`
  return `No rate would make it pay: even with no interest ${shortText}`
}

function alwaysPays(high: number, differ: boolean): string {
  return differ ? `It pays even with every rate ${writePoints(high)} higher.` : 'It pays at any rate up to 100%.'
}

function writePoints(points: number): string {
  return `${writeNumber(points, 4)} ${points === 1 ? 'point' : 'points'}`
}
