import { isInverted } from '@homeyield/domain/rent/rent-range-problem'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../api-client/queries.ts'
import { useCalculator } from '../model/calculator-store.ts'

/** The professional's range by the week, NZD: of who is one, and once both bounds make a range; null otherwise. */
export function useEstimateRange(): { readonly lower: number; readonly upper: number } | null {
  const { data: account } = useQuery(accountQuery)
  const lower = useCalculator((state) => state.form.estimate_weekly_lower)
  const upper = useCalculator((state) => state.form.estimate_weekly_upper)
  if (!account?.is_property_professional || lower === null || upper === null) return null
  return isInverted(lower, upper) ? null : { lower, upper }
}
