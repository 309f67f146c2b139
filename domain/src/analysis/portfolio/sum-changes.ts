import type { Day } from '../../dates/calendar-day.ts'
import { isKnown } from '../../outcome/outcome.ts'
import { sum } from '../../money/sum.ts'
import type { ValuedHome } from './value-home.ts'

/** The next day on which the cash each week of any home changes, and that of all homes from then on: NZD. */
export interface CashChanges {
  readonly date: Day
  readonly weekly_cash_flow: number
  readonly home_ids: readonly string[]
}

export function sumChanges(homes: readonly ValuedHome[]): CashChanges | null {
  const known = homes.flatMap(({ id, weekly_cash_flow: cash, next_change: change }) =>
    isKnown(cash) ? [{ id, cash: cash.value, change }] : [],
  )
  const date = known.flatMap(({ change }) => change?.date ?? []).toSorted()[0]
  if (date === undefined) return null
  const after = known.map(({ cash, change }) => (change?.date === date ? change.weekly_cash_flow : cash))
  const home_ids = known.flatMap(({ id, change }) => (change?.date === date ? [id] : []))
  return { date, weekly_cash_flow: sum(after), home_ids }
}
