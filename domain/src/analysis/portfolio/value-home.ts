import { isLivedIn } from '../../calculation/purpose.ts'
import type { Day } from '../../dates/calendar-day.ts'
import type { CashChange } from '../../investment-return/cash-flow.ts'
import { MISSING_WORDS, missingForLoan } from '../../loans/missing-for-interest.ts'
import { percentOf, toCents } from '../../money/round.ts'
import { sum } from '../../money/sum.ts'
import { formatMoney } from '../../money/amount.ts'
import { weeklyCostToLiveHere } from '../../own-home/cost-to-live-here.ts'
import { recordOf } from '../../records/pick.ts'
import { hasRent } from '../../rent/has-rent.ts'
import type { ValueSource } from '../lender/lender-inputs.ts'
import { debtOf } from '../lender/debt-of.ts'
import { isPriceTaken, valueOf } from '../lender/value-of.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { chainKnown, isKnown, mapKnown, missingInput } from '../../outcome/outcome.ts'
import type { CompletedHome } from './owned-home.ts'

/** The amounts of a home that are added up. */
const HOME_AMOUNTS = ['value', 'debt', 'equity', 'weekly_cash_flow'] as const

export const HOME_FIGURES = [...HOME_AMOUNTS, 'lvr'] as const
type HomeFigures<Value> = Readonly<Record<(typeof HOME_FIGURES)[number], Value>>

/** A sum over the homes of which it is known: NZD, per cent; null where it is known of none. */
interface HomeTotal {
  readonly value: number | null
  readonly homes: number
}

export type HomeTotals = HomeFigures<HomeTotal>

/** What an owned home is worth, what is owed on it, and what it brings: NZD, per cent. */
export interface ValuedHome extends HomeFigures<Outcome<number>> {
  readonly id: string
  readonly property: string
  readonly value_source: ValueSource
  /** Whether the value is what was paid, because nobody gave what it is worth today. */
  readonly value_is_price: boolean
  /** Of the cash each week. */
  readonly next_change: CashChange | null
}

export function valueHome(home: CompletedHome): ValuedHome {
  const { inputs, analysis, loans, figures } = home
  const value = valueOf(inputs, analysis)
  const debt = debtOf(inputs, analysis, loans)
  return {
    id: home.id,
    property: home.property,
    value_source: analysis.value_source,
    value_is_price: isPriceTaken(analysis),
    value,
    debt,
    equity: chainKnown(value, (worth) => mapKnown(debt, (owed) => toCents(worth - owed))),
    lvr: chainKnown(value, (worth) => mapKnown(debt, (owed) => percentOf(owed, worth))),
    weekly_cash_flow: cashOf(home),
    next_change: figures.next_change,
  }
}

/** Of a let home; no rent comes in where its owner lives. */
function cashOf({ inputs, figures, loans }: CompletedHome): Outcome<number> {
  if (isLivedIn(inputs)) {
    const cost = weeklyCostToLiveHere(inputs, figures)
    const missing = missingForLoan(inputs, figures.counted_loans)
    const words =
      cost === null
        ? `enter ${missing === null ? 'the loan' : MISSING_WORDS[missing]} to see what it costs`
        : `it costs ${formatMoney(cost)} a week`
    return { reason: 'not_defined', message: `You live there: ${words}.` }
  }
  const { weekly_cash_flow: cash } = figures
  if (cash !== null) return { value: cash }
  return hasRent(figures) && !isKnown(loans) ? loans : missingInput('a rent and the loan')
}

export function totalHomes(homes: readonly HomeFigures<Outcome<number>>[]): HomeTotals {
  const valued = homes.flatMap(({ value, debt }) =>
    isKnown(value) && isKnown(debt) ? [{ worth: value.value, owed: debt.value }] : [],
  )
  const owed = sum(valued.map((home) => home.owed))
  const worth = sum(valued.map((home) => home.worth))
  return {
    ...recordOf(HOME_AMOUNTS, (name) => {
      const known = homes.flatMap((home) => (isKnown(home[name]) ? [home[name].value] : []))
      return { value: known.length === 0 ? null : toCents(sum(known)), homes: known.length }
    }),
    lvr: { value: valued.length === 0 ? null : percentOf(owed, worth), homes: valued.length },
  }
}

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
