import { writeDay } from '@homeyield/domain/dates/write-day'
import { round } from '@homeyield/domain/money/round'
import { loanColumnOf } from '../columns/loan-target.ts'
import { joinDays } from './join-days.ts'
import { wasBought } from './was-bought.ts'

type Values = Readonly<Record<string, unknown>>

interface JoinedLoans {
  /** What the loans, the value and the days give the analysis; empty without any. */
  readonly analysis: Values
  /** Whether it is a home that somebody has: it is worth something today, something is owed, or it was bought. */
  readonly isHad: boolean
  /** The inputs that are no part of it. */
  readonly rest: Values
  readonly problem: string | null
  readonly notes: readonly string[]
}

// As a home that is added as owned has it.
const EMPTY_TERM = 360

/** The loans of an owned home, as they are owed on the day `asAt`, what it is worth today, and when it was bought. */
export function joinLoans(values: Values, asAt: string, hasStatus: boolean): JoinedLoans {
  const { current_value: worth, current_value_on: worthOn = asAt, ...others } = values
  const days = joinDays(others)
  const loans = new Map<number, Record<string, unknown>>()
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(days.rest)) {
    const column = loanColumnOf(name)
    if (column === undefined) rest[name] = value
    else loans.set(column.index, { ...loans.get(column.index), [column.part]: value })
  }
  const all = [...loans].toSorted(([one], [other]) => one - other).map(([, loan]) => loan)
  // A loan that was repaid, or that a home never had.
  const owed = all.filter(({ amount }) => typeof amount === 'number' && amount > 0)
  const hasTerm = ['loan_duration', 'loan_duration_months'].some((name) => typeof rest[name] === 'number')
  const termless = hasTerm ? 0 : owed.filter((loan) => loan['term_years'] === undefined).length
  const bought = wasBought(values, asAt)
  const hasFigures = worth !== undefined || owed.length > 0
  const isHad = hasFigures || bought === true
  const isOwned = !hasStatus && values['status'] === undefined && isHad && bought !== false
  return {
    analysis: {
      ...days.analysis,
      ...(worth !== undefined && { current_value: worth, ...(worthOn !== null && { current_value_on: worthOn }) }),
      ...(owed.length > 0 && { loans: owed.map((loan) => loanOf(loan, asAt, hasTerm ? null : EMPTY_TERM)) }),
    },
    isHad,
    rest: isOwned ? { ...rest, status: 'owned' } : rest,
    problem:
      bought === false && owed.length > 0
        ? `It is settled on ${writeDay(String(values['settlement_date']))}: nothing can be owed today`
        : null,
    notes: [
      ...(all.some(({ amount }) => amount === undefined) ? ['A loan without an amount is left out.'] : []),
      ...(termless > 0
        ? [`${termless === 1 ? 'A loan' : `${termless} loans`} without years left: 30 years are taken.`]
        : []),
      ...days.notes,
      ...(isOwned
        ? [`Status: Owned, as it ${hasFigures ? 'has what it is worth today or what is owed' : 'was bought'}.`]
        : []),
    ],
  }
}

function loanOf({ term_years: years, ...loan }: Record<string, unknown>, asAt: string, empty: number | null): Values {
  const months = typeof years === 'number' ? round(years * 12) : empty
  return { ...loan, owed_on: asAt, ...(months !== null && { term_months: months }) }
}
