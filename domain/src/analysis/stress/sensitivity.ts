import { aWeek, type Money } from '../../money/money.ts'
import { toCents, toDollars } from '../../money/round.ts'
import type { Deal } from '../deal/deal.ts'
import { weeklyCashFlowAt } from './weekly-cash-flow-at.ts'
import { chainKnown, mapKnown, type Outcome } from '../../outcome/outcome.ts'
import { depositOf, priceOf, withPrice } from '../deal/with-price.ts'

/** The rows of both tables: changes of the rent or the price. */
export const TABLE_CHANGES_PCT = [-10, -5, 0, 5, 10] as const
/** Their columns, in points. */
export const RATE_SHIFTS = [-1, 0, 1, 2, 3] as const

/** Cash each week in whole NZD by change (rows) and rate shift (columns); null where a rate would be below 0. */
export type CashFlowTable = readonly (readonly (Money<'week'> | null)[])[]

/** Cash each week when the rent and the rates change. Source: docs/method/stress-and-solve.md, "Rents by rates". */
export function sensitivity(
  deal: Deal,
  rentChanges: readonly number[] = TABLE_CHANGES_PCT,
  rateShifts: readonly number[] = RATE_SHIFTS,
): CashFlowTable {
  return rentChanges.map((change) => rowOf(withRentChange(deal, change), rateShifts))
}

/** Cash each week when the price and the rates change and the deposit does not. */
export function priceSensitivity(deal: Deal): Outcome<CashFlowTable> {
  return chainKnown(priceOf(deal), (price) =>
    mapKnown(depositOf(deal), (deposit) =>
      TABLE_CHANGES_PCT.map((change) =>
        rowOf(withPrice(deal, toCents((price * (100 + change)) / 100), deposit), RATE_SHIFTS),
      ),
    ),
  )
}

export function withRentChange(deal: Deal, change: number): Deal {
  return { ...deal, weeklyRent: aWeek((deal.weeklyRent * (100 + change)) / 100) }
}

function rowOf(deal: Deal, rateShifts: readonly number[]): CashFlowTable[number] {
  const lowest = Math.min(...deal.loans.map(({ rate }) => rate))
  return rateShifts.map((shift) => (lowest + shift < 0 ? null : toDollars(weeklyCashFlowAt(deal, shift))))
}
