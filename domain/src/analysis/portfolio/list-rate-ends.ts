import type { Day } from '../../dates/calendar-day.ts'
import { owedOn } from '../../loans/loan-now.ts'
import type { CompletedHome } from './owned-home.ts'
import { listRateLoans } from './rate-loans.ts'

/** When the rate of a loan changes: NZD, per cent a year. */
export interface RateEnd {
  readonly home_id: string
  readonly property: string
  readonly loan: string
  /** Its place in the home's list of loans. */
  readonly loan_index: number
  /** The day until which the rate is fixed; null for a rate that is floating today. */
  readonly fixed_until: Day | null
  /** What is owed on that day, or today. */
  readonly balance: number
  readonly rate: number
  /** The rate that is chosen from then on. */
  readonly rate_after: number | null
}

/** The loans of a home that are not repaid by then. */
export function listRateEnds(home: CompletedHome): readonly RateEnd[] {
  const { id, property, analysis } = home
  const ends = listRateLoans(home).map(({ index, now: loan }): RateEnd => {
    const ends = loan.loan.fixed_until
    const fixed_until = ends !== null && ends > analysis.as_at ? ends : null
    return {
      home_id: id,
      property,
      loan: loan.loan.name,
      loan_index: index,
      fixed_until,
      balance: fixed_until === null ? loan.balance : owedOn(loan, fixed_until),
      rate: loan.rate,
      rate_after: fixed_until === null ? null : loan.loan.rate_after,
    }
  })
  return ends.filter(({ balance }) => balance > 0)
}

/** Floating rates first, then by the end of the fixed rate. */
export function sortRateEnds(ends: readonly RateEnd[]): readonly RateEnd[] {
  return ends.toSorted((one, other) => (one.fixed_until ?? '').localeCompare(other.fixed_until ?? ''))
}
