import { formatMoney } from '../../money/amount.ts'
import { toDollars } from '../../money/round.ts'
import type { Deal } from '../deal.ts'
import type { Outcome } from '../outcome.ts'
import { weeklyCashFlowAt } from './weekly-cash-flow-at.ts'

const PRECISION = 1e-9

/**
 * The points by which all rates may rise, or must fall, for the week to bring `target`. Source: investment analysis
 * section 4 (golden case: none; the profitable home: 4.396350).
 */
export function breakEvenRateShift(deal: Deal, target = 0): Outcome<number> {
  const rates = deal.loans.map(({ interest_rate }) => interest_rate)
  let low = -Math.min(...rates, 100)
  let high = 100 - Math.max(...rates, 0)
  const pays = (shift: number) => weeklyCashFlowAt(deal, shift) >= target
  if (!pays(low)) return { reason: 'never_pays', message: neverPays(target - weeklyCashFlowAt(deal, low)) }
  if (pays(high)) return { reason: 'always_pays', message: 'It pays at any rate up to 100%.' }
  while (high - low > PRECISION) {
    const middle = (low + high) / 2
    if (pays(middle)) low = middle
    else high = middle
  }
  return { value: low + 0 }
}

function neverPays(short: number): string {
  return `No rate would make it pay: even with no interest it is short ${formatMoney(toDollars(short))} a week.`
}
