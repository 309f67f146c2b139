import { round } from '@homeyield/domain/money/round'
import { loanColumnOf } from '../columns/loan-target.ts'

type Values = Readonly<Record<string, unknown>>

interface JoinedLoans {
  /** What the loans and the value give the analysis; empty without any. */
  readonly analysis: Values
  /** The inputs that are no part of it. */
  readonly rest: Values
  readonly note: string | null
}

/** The loans of an owned home, as they are owed on the day `asAt`, and what it is worth today. */
export function joinLoans(values: Values, asAt: string): JoinedLoans {
  const { current_value: worth, ...others } = values
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
  const missing = all.some(({ amount }) => amount === undefined)
  return {
    analysis: {
      ...(worth !== undefined && { current_value: worth }),
      ...(owed.length > 0 && { loans: owed.map((loan) => loanOf(loan, asAt)) }),
    },
    rest,
    note: missing ? 'A loan without an amount is left out.' : null,
  }
}

function loanOf({ term_years: years, ...loan }: Record<string, unknown>, asAt: string): Values {
  return { ...loan, owed_on: asAt, ...(typeof years === 'number' && { term_months: round(years * 12) }) }
}
