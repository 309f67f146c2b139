import { analyse, type Analysis, type AnalysisOptions } from '@homeyield/domain/analysis/analyse'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { countHome, type CountedHome, type SavedHome } from '@homeyield/domain/analysis/portfolio/portfolio'
import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import { appraiseAsAt } from '@homeyield/domain/appraisal/appraise-as-at'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { readListings, type ReadList } from '@homeyield/domain/listings/read-listings'
import type { Criteria } from '@homeyield/domain/screening/criteria'
import { screenHome } from '@homeyield/domain/screening/screen-homes'
import type { ScreenedHome } from '@homeyield/domain/screening/screened-home'
import type { UnrankedHome } from '@homeyield/domain/screening/screened-result'
import type { Terms } from '@homeyield/domain/screening/terms'

// What the threads of compute.ts compute, by name: up to 40 ms a home, an analysis more.

interface GivenHome {
  readonly inputs: CalculationInputs
  readonly asAt: Day
}

export function appraiseHome({ inputs, asAt }: GivenHome): Appraisal {
  return appraiseAsAt(inputs, asAt)
}

interface GivenAnalysis {
  readonly inputs: CalculationInputs
  readonly options: AnalysisOptions
}

/** Every part: copying reads each, which computes it. */
export function analyseHome({ inputs, options }: GivenAnalysis): Analysis {
  return { ...analyse(inputs, completeAnalysis(inputs, options.today, options.premium), options) }
}

interface Owned {
  readonly home: SavedHome
  readonly asAt: Day
}

export function countOwned({ home, asAt }: Owned): CountedHome {
  return countHome(home, asAt)
}

interface ListedPart {
  readonly homes: readonly ScreenedHome[]
  readonly terms: Terms
  readonly criteria: Criteria
}

/** A part of a list: about a millisecond a home. */
export function screenPart({ homes, terms, criteria }: ListedPart): readonly UnrankedHome[] {
  return homes.map((home) => screenHome(home, terms, criteria))
}

/** The homes of a pasted text: up to a second. */
export function readList(text: string): ReadList {
  return readListings(text)
}
