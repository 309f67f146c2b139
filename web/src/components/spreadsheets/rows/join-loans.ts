import { round } from '@homeyield/domain/money/round'
import { loanColumnOf } from '../columns/loan-target.ts'

type Values = Readonly<Record<string, unknown>>

interface JoinedLoans {
  /** What the loans and the value give the analysis; empty without any. */
  readonly analysis: Values
  /** The inputs that are no part of it. */
  readonly rest: Values
  readonly notes: readonly string[]
}

// As a home that is added as owned has it.
const EMPTY_TERM = 360

/** The loans of an owned home, as they are owed on the day `asAt`, and what it is worth today. */
export function joinLoans(values: Values, asAt: string, hasStatus: boolean): JoinedLoans {
  const { current_value: worth, current_value_on: worthOn = asAt, ...others } = values
  const loans = new Map<number, Record<string, unknown>>()
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(others)) {
    const column = loanColumnOf(name)
    if (column === undefined) rest[name] = value
    else loans.set(column.index, { ...loans.get(column.index), [column.part]: value })
  }
  const all = [...loans].toSorted(([one], [other]) => one - other).map(([, loan]) => loan)
  // A loan that was repaid, or that a home never had.
  const owed = all.filter(({ amount }) => typeof amount === 'number' && amount > 0)
  const hasTerm = ['loan_duration', 'loan_duration_months'].some((name) => typeof rest[name] === 'number')
  const termless = hasTerm ? 0 : owed.filter((loan) => loan['term_years'] === undefined).length
  const analysis = {
    ...(worth !== undefined && { current_value: worth, ...(worthOn !== null && { current_value_on: worthOn }) }),
    ...(owed.length > 0 && { loans: owed.map((loan) => loanOf(loan, asAt, hasTerm ? null : EMPTY_TERM)) }),
  }
  const isOwned = !hasStatus && Object.keys(analysis).length > 0
  return {
    analysis,
    rest: isOwned ? { ...rest, status: 'owned' } : rest,
    notes: [
      ...(all.some(({ amount }) => amount === undefined) ? ['A loan without an amount is left out.'] : []),
      ...(termless > 0
        ? [`${termless === 1 ? 'A loan' : `${termless} loans`} without years left: 30 years are taken.`]
        : []),
      ...(isOwned ? ['Status: Owned, as it has what it is worth today or what is owed.'] : []),
    ],
  }
}

function loanOf({ term_years: years, ...loan }: Record<string, unknown>, asAt: string, empty: number | null): Values {
  const months = typeof years === 'number' ? round(years * 12) : empty
  return { ...loan, owed_on: asAt, ...(months !== null && { term_months: months }) }
}
