import type { Day } from '../../dates/calendar-day.ts'
import { isKnown } from '../../outcome/outcome.ts'
import type { SettledHome } from './owned-home.ts'
import { owedOn } from './value-home.ts'

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
export function listRateEnds({ id, property, loans }: SettledHome, today: Day): readonly RateEnd[] {
  const ends = (isKnown(loans) ? loans.value.loans : []).map((loan): RateEnd => {
    const fixed_until = (loan.fixed_until ?? '') > today ? loan.fixed_until : null
    const hasEnded = fixed_until !== loan.fixed_until
    return {
      home_id: id,
      property,
      loan: loan.name,
      fixed_until,
      balance: owedOn(loan, fixed_until ?? today),
      rate: hasEnded ? (loan.rate_after ?? loan.interest_rate) : loan.interest_rate,
    }
  })
  return ends.filter(({ balance }) => balance > 0)
}

/** Floating rates first, then by the end of the fixed rate. */
export function sortRateEnds(ends: readonly RateEnd[]): readonly RateEnd[] {
  return ends.toSorted((one, other) => (one.fixed_until ?? '').localeCompare(other.fixed_until ?? ''))
}
