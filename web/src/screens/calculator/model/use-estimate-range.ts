import { isInverted } from '@homeyield/domain/rent/rent-range-problem'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../api-client/queries.ts'
import { useCalculator } from './calculator-store.ts'

/** The professional's weekly range in NZD, or null if it is not a valid one or the account is not a professional's. */
export function useEstimateRange(): { readonly lower: number; readonly upper: number } | null {
  const { data: account } = useQuery(accountQuery)
  const lower = useCalculator((state) => state.form.estimate_weekly_lower)
  const upper = useCalculator((state) => state.form.estimate_weekly_upper)
  if (!account?.is_property_professional || lower === null || upper === null) return null
  return isInverted(lower, upper) ? null : { lower, upper }
}
