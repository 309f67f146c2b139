import { toDollars } from '../money/round.ts'

/** Per cent of the price, where a visitor's week needs a deposit; it is always shown beside the result. */
export const ASSUMED_DEPOSIT_PCT = 20

/** NZD for a price in NZD. */
export function assumedDeposit(price: number): number {
  return toDollars((price * ASSUMED_DEPOSIT_PCT) / 100)
}
