import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'

/** NZD for display; a dash for null. */
export function moneyText(amount: number | null): string {
  return amount === null ? '–' : formatMoney(amount)
}

/** Per cent for display; a dash for null. */
export function percentText(value: number | null): string {
  return value === null ? '–' : formatPercent(value)
}
