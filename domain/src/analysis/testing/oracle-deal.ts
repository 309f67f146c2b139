import type { CalculationInputs } from '../../calculation/fields.ts'
import { NOTHING_GIVEN } from '../../calculation/fields.ts'
import type { Deal } from '../deal.ts'
import type { Loan } from '../../loans/loan.ts'
import { settleDeal } from '../settle-deal.ts'

/** A calculation of the reference cases: our fields, with those of the analysis beside them. */
export interface OracleCalculation extends Partial<CalculationInputs> {
  readonly vacancy_weeks?: number
  readonly fee_plus_gst?: boolean
  readonly loans: readonly Loan[]
}

export function oracleDeal({ vacancy_weeks, fee_plus_gst, loans, ...calculation }: OracleCalculation): Deal {
  const inputs: CalculationInputs = {
    ...NOTHING_GIVEN,
    // The cases give body corporate fees only where they count.
    dwelling: 'Apartment',
    ...calculation,
  }
  return settleDeal(
    inputs,
    inputs.weekly_rental_income ?? 0,
    { vacancy_weeks: vacancy_weeks ?? 2, fee_plus_gst: fee_plus_gst ?? false },
    { loans, loanShapes: loans },
  )
}
