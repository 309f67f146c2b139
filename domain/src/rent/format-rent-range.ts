import { formatMoney } from '../money/amount.ts'

/**
 * A rent range, such as `$610 to $660 a week`. Empty when a bound is missing or both are 0; one figure when both are
 * equal.
 */
export function formatRentRange(lower: number | null, upper: number | null, period: 'week' | 'month' | 'year'): string {
  if (lower === null || upper === null || upper === 0) return ''
  const bounds = lower === upper ? formatMoney(lower) : `${formatMoney(lower)} to ${formatMoney(upper)}`
  return `${bounds} a ${period}`
}
