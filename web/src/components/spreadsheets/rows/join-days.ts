import { FIRST_DAY } from '@homeyield/domain/analysis/analysis-problems'
import { writeDay } from '@homeyield/domain/dates/write-day'
import { labelOf } from './check-rows.ts'

type Values = Readonly<Record<string, unknown>>

interface JoinedDays {
  /** What the days give the analysis; empty without any. */
  readonly analysis: Values
  readonly rest: Values
  readonly notes: readonly string[]
}

/** The days of a purchase and of a tenancy; those that the server would refuse are left out. */
export function joinDays({
  settlement_date,
  acquired_date,
  tenancy_start,
  last_increase,
  ...rest
}: Values): JoinedDays {
  const days = Object.entries({ settlement_date, acquired_date, tenancy_start, last_increase }).flatMap(([name, day]) =>
    typeof day === 'string' ? [[name, day] as const] : [],
  )
  const early = days.filter(([, day]) => day < FIRST_DAY)
  const known: Readonly<Record<string, string>> = Object.fromEntries(days.filter(([, day]) => day >= FIRST_DAY))
  const { tenancy_start: began, last_increase: raised, ...bought } = known
  const isBefore = began !== undefined && raised !== undefined && raised < began
  const tenancy = {
    ...(began !== undefined && { tenancy_start: began }),
    ...(raised !== undefined && !isBefore && { last_increase: raised }),
  }
  return {
    analysis: { ...bought, ...(Object.keys(tenancy).length > 0 && { tenancy }) },
    rest,
    notes: [
      ...early.map(([name, day]) => `${labelOf([name])}: ${writeDay(day)} is before 1990, and is left out.`),
      ...(isBefore ? ['The last rent increase was before the tenancy began, and is left out.'] : []),
      ...(began === undefined && raised !== undefined
        ? ['The last rent increase counts once the day on which the tenancy began is given.']
        : []),
    ],
  }
}
