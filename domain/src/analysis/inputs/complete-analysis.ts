import { ANALYSIS_FIELDS } from '../../calculation/analysis-fields.ts'
import { incomeOfPeople } from '../../calculation/household.ts'
import { isLivedIn, type Purpose } from '../../calculation/purpose.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { completeFields } from '../../fields/complete-fields.ts'
import { withoutPremiumLoans } from '../../appraisal/premium-loans.ts'
import { startHome } from '../../loans/home-start.ts'
import type { AnalysisInputs, GivenAnalysis } from './analysis-inputs.ts'

/** A calculation, by what its analysis follows. */
export interface AnalysedHome {
  readonly purpose: Purpose
  readonly analysis: GivenAnalysis | null
}

/**
 * The analysis of a calculation with the default of everything that is left out: settled today, with one loan and no
 * owner. Loans that do not count without Premium date no settlement. Source: docs/method/years-and-tax.md, "Inputs of
 * the years".
 */
export function completeAnalysis(
  { purpose, analysis: given }: AnalysedHome,
  today: Day,
  premium: boolean,
): AnalysisInputs {
  const counted = premium ? given : withoutPremiumLoans(given)
  const { settlement_date, ...start } = startHome(given?.settlement_date ?? null, counted?.loans ?? [], today)
  const inputs = completeFields(ANALYSIS_FIELDS, given ?? {}, {
    settlement_date,
    acquired_date: settlement_date,
    main_home: isLivedIn({ purpose }),
    owner_occupied: isLivedIn({ purpose }),
    owners: ownerAt,
    tenancy: { notice_date: today },
  })
  const gross_income = inputs.gross_income ?? incomeOfPeople(inputs.owners)
  return { ...inputs, gross_income, ...start, as_at: today, purpose }
}

/** A single owner has all of it. */
function ownerAt(index: number, owners: number) {
  return { name: `Owner ${index + 1}`, share_pct: owners === 1 ? 100 : 0 }
}
