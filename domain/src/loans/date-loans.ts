import type { Day } from '../dates/calendar-day.ts'
import type { GivenLoans } from './loan-fields.ts'
import { areOwed } from './complete-loans.ts'

/**
 * An analysis whose loans begin on `day` where it has no day, so that no figure shifts from day to day. What is owed
 * has a day of its own.
 */
export function dateLoans<Given extends GivenLoans>(analysis: Given | null, day: Day): Given | null {
  if (analysis === null || (analysis.loans?.length ?? 0) === 0 || areOwed(analysis.loans)) return analysis
  return { ...analysis, settlement_date: analysis.settlement_date ?? day }
}
