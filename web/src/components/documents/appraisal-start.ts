import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { useLocation } from 'react-router'

/** With what a new appraisal began, which the navigation to its draft tells the composer. */
export interface AppraisalStart {
  /** Whether its author has just said how many bedrooms the home has. */
  readonly bedroomsAsked: boolean
  /** The range that was set like the last one, beside the market's rent; null for none. */
  readonly range: { readonly lower: number; readonly upper: number; readonly market: number } | null
}

const UNKNOWN: AppraisalStart = { bedroomsAsked: false, range: null }

export function useAppraisalStart(): AppraisalStart {
  const state: unknown = useLocation().state
  const { bedroomsAsked, range } = recordOrEmpty(state)
  const { lower, upper, market } = recordOrEmpty(range)
  if (bedroomsAsked === undefined) return UNKNOWN
  const isRange = typeof lower === 'number' && typeof upper === 'number' && typeof market === 'number'
  return { bedroomsAsked: bedroomsAsked === true, range: isRange ? { lower, upper, market } : null }
}
