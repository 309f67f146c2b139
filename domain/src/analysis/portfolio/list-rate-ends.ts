import type { Day } from '../../dates/calendar-day.ts'
import { type LoanNow, paidBy } from '../../loans/loan-now.ts'
import { loanSchedule } from '../../loans/loan-schedule.ts'
import { isKnown } from '../../outcome/outcome.ts'
import type { CompletedHome } from './owned-home.ts'

/** When the rate of a loan changes: NZD, per cent a year. */
export interface RateEnd {
  readonly home_id: string
  readonly property: string
  readonly loan: string
  /** The day until which the rate is fixed; null for a rate that is floating today. */
  readonly fixed_until: Day | null
  /** What is owed on that day, or today. */
  readonly balance: number
  readonly rate: number
}

/** The loans of a home that are not repaid by then. */
export function listRateEnds({ id, property, loans, analysis }: CompletedHome): readonly RateEnd[] {
  const now = isKnown(loans) ? loans.value : []
  const ends = now.map((loan): RateEnd => {
    const ends = loan.loan.fixed_until
    const fixed_until = ends !== null && ends > analysis.as_at ? ends : null
    return {
      home_id: id,
      property,
      loan: loan.loan.name,
      fixed_until,
      balance: fixed_until === null ? loan.balance : owedOn(loan, fixed_until),
      rate: loan.rate,
    }
  })
  return ends.filter(({ balance }) => balance > 0)
}

/** What is owed on a later day, in NZD. */
function owedOn({ loan, balance }: LoanNow, day: Day): number {
  const schedule = loanSchedule(loan)
  const last = schedule[paidBy(schedule, day) - 1]
  return last === undefined ? balance : last.balance / 100
}

/** Floating rates first, then by the end of the fixed rate. */
export function sortRateEnds(ends: readonly RateEnd[]): readonly RateEnd[] {
  return ends.toSorted((one, other) => (one.fixed_until ?? '').localeCompare(other.fixed_until ?? ''))
}
