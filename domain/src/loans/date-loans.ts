import type { Day } from '../dates/calendar-day.ts'
import type { GivenLoans } from './loan-fields.ts'

/** An analysis whose loans begin on `day` where it does not tell, so that no figure shifts from day to day. */
export function dateLoans<Given extends GivenLoans>(analysis: Given | null, day: Day): Given | null {
  if (analysis === null || (analysis.loans?.length ?? 0) === 0) return analysis
  return { ...analysis, settlement_date: analysis.settlement_date ?? day }
}
