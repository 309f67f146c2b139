import { formatMoney } from '@homeyield/domain/money/amount'
import { toDollars } from '@homeyield/domain/money/round'

/** Whole dollars: $671,746. */
export function dollars(amount: number): string {
  return formatMoney(toDollars(amount))
}
