import { toCents } from '../money/round.ts'

/** Per cent of the price, to choose with one tap. */
export const DEPOSIT_SHARES = [10, 20, 30, 35] as const

/** The deposit in NZD, to the cent, that is `percent` of a price. */
export function depositOfShare(price: number, percent: number): number {
  return toCents((price * percent) / 100)
}

/** Per cent of the price. Null without a price or a deposit. */
export function depositShare(price: number | null, deposit: number | null): number | null {
  return price === null || price <= 0 || deposit === null ? null : (deposit / price) * 100
}
