import { formatMoney } from '@homeyield/domain/money/amount'

/** NZD for display; a dash for null. */
export function moneyText(amount: number | null): string {
  return amount === null ? '–' : formatMoney(amount)
}
