import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'

/** NZD as written, or a dash for what is not known. */
export function moneyText(amount: number | null): string {
  return amount === null ? '–' : formatMoney(amount)
}

/** Per cent as written, or a dash for what is not known. */
export function percentText(value: number | null): string {
  return value === null ? '–' : formatPercent(value)
}
