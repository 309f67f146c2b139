import { analyse, type Analysis, type AnalysisOptions } from '@homeyield/domain/analysis/analyse'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { countHome, type CountedHome, type SavedHome } from '@homeyield/domain/analysis/portfolio/portfolio'
import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import { appraiseAsAt } from '@homeyield/domain/appraisal/appraise-as-at'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'

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
