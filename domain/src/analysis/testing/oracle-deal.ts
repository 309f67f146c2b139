import type { CalculationInputs } from '../../calculation/fields.ts'
import { NOTHING_GIVEN } from '../../calculation/fields.ts'
import { aWeek } from '../../money/money.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { startHome } from '../../loans/home-start.ts'
import type { Loan } from '../../loans/loan.ts'
import type { Deal } from '../deal/deal.ts'
import { buildDeal } from '../deal/build-deal.ts'

/** A loan of the reference cases: older ones have no `owed_on`, and what is owed may have no drawdown. */
type OracleLoan = Omit<Loan, 'owed_on' | 'drawdown_date'> & {
  readonly owed_on?: Day | null
  readonly drawdown_date: Day | null
}

/** A calculation of the reference cases: our fields, with those of the analysis beside them. */
export interface OracleCalculation extends Partial<CalculationInputs> {
  readonly as_at?: Day
  readonly settlement_date?: Day | null
  readonly current_value?: number | null
  readonly loans: readonly OracleLoan[]
}

/** The settlement, the start and the loans of a case; without `as_at` it is seen on the day of the settlement. */
export function oracleHome({ as_at, settlement_date, loans: given }: OracleCalculation) {
  const home = startHome(settlement_date ?? null, given, as_at ?? settlement_date ?? '2026-12-01')
  return { ...home, loans: given.map((loan) => oracleLoan(loan, home.settlement_date)) }
}

export function oracleLoan({ owed_on, drawdown_date, ...loan }: OracleLoan, settlement: Day): Loan {
  return { ...loan, drawdown_date: drawdown_date ?? settlement, owed_on: owed_on ?? null }
}

export function oracleDeal(given: OracleCalculation): Deal {
  const { current_value, as_at: _, settlement_date: __, ...calculation } = given
  const { start, settled, loans } = oracleHome(given)
  const inputs: CalculationInputs = {
    ...NOTHING_GIVEN,
    // The cases give body corporate fees only where they count.
    dwelling: 'Apartment',
    ...calculation,
  }
  return buildDeal(
    inputs,
    aWeek(inputs.weekly_rental_income ?? 0),
    { current_value: current_value ?? null, start, settled },
    { loans, loanShapes: loans },
  )
}
