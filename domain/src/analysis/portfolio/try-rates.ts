import { aWeek, type Money, yearlyCentsToWeek } from '../../money/money.ts'
import { round, toCents, toDollars } from '../../money/round.ts'
import { sum } from '../../money/sum.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { weeklyPaymentNow, type LoanNow } from '../../loans/loan-now.ts'
import { type LoanAtEnd, loanAtEnd } from '../../loans/paid-before-rate-ends.ts'
import { isKnown, mapKnown, type Outcome, type Unknown } from '../../outcome/outcome.ts'
import { isLivedIn } from '../../calculation/purpose.ts'
import { refix } from '../stress/refix.ts'
import { splitWeek } from '../stress/stress-rows.ts'
import { weeklyCashFlowAt } from '../stress/weekly-cash-flow-at.ts'
import { completeHome, type CompletedHome, LIVED_IN, type OwnedHome } from './owned-home.ts'
import { rateChange } from './rate-change.ts'
import { listRateLoans } from './rate-loans.ts'
import { type TriedRates, withTriedRates, type WithTriedRates } from './with-tried-rates.ts'

/** What a loan pays once its rate changes, in its parts where it is split: NZD. */
export interface TriedLoan {
  readonly index: number
  readonly now: LoanNow
  /** The end of a fixed term to come; null for a rate that is floating today. */
  readonly fixed_until: Day | null
  /** Null where it is repaid before. */
  readonly at_end: LoanAtEnd | null
  readonly parts: readonly LoanAtEnd[]
  readonly weekly_step: Money<'week'>
  /** Whether another rate can be tried and saved. */
  readonly changeable: boolean
}

/** An owned home with other rates: NZD a week. */
export interface TriedHome extends WithTriedRates {
  readonly owned: OwnedHome
  readonly loans: readonly TriedLoan[]
  /** Why the loans are not known. */
  readonly missing: Unknown | null
  readonly weekly_payment: Money<'week'>
  readonly weekly_payment_after: Money<'week'>
  /** Of a let home, in whole dollars as in the list; no rent comes in where its owner lives. */
  readonly cash: Outcome<{ readonly now: Money<'week'>; readonly after: Money<'week'> }>
  readonly home: CompletedHome
}

/** A home with other rates, counted as its own page counts it once they are saved. */
export function tryRates(owned: OwnedHome, tried: TriedRates, today: Day): TriedHome {
  const home = completeHome(owned, today)
  const { inputs, places } = withTriedRates(owned.inputs, home, tried)
  const changed = inputs === owned.inputs ? home : completeHome({ ...owned, inputs }, today)
  const after = new Map(listRateLoans(changed).map(({ index, now }) => [index, now]))
  const loans = listRateLoans(home).map(({ index, now }): TriedLoan => {
    const at_end = loanAtEnd(now)
    const loansAfter = (places.get(index) ?? []).flatMap((place) => after.get(place) ?? [])
    const parts = loansAfter.flatMap((part) => loanAtEnd(part) ?? [])
    const { fixed_until } = now.loan
    return {
      index,
      now,
      fixed_until: fixed_until !== null && fixed_until > today ? fixed_until : null,
      at_end,
      parts,
      weekly_step: toCents(yearlyCentsToWeek(stepInCents(now, at_end, parts))),
      changeable: rateChange(now, now.rate, today) !== null,
    }
  })
  const week = weeklyPaymentNow(loans.map(({ now }) => now))
  const step = yearlyCentsToWeek(sum(loans.map(({ now, at_end, parts }) => stepInCents(now, at_end, parts))))
  return {
    owned,
    inputs,
    places,
    home,
    loans,
    missing: isKnown(home.loans) ? null : home.loans,
    weekly_payment: toCents(week),
    weekly_payment_after: toCents(sum([week, step])),
    cash: mapKnown(isLivedIn(home.inputs) ? LIVED_IN : home.deal, (deal) => {
      const now = weeklyCashFlowAt(deal, 0)
      return { now: toDollars(now), after: toDollars(aWeek(now - step)) }
    }),
  }
}

/** How much more is paid in a year, in cents. */
function stepInCents({ paymentsPerYear }: LoanNow, at_end: LoanAtEnd | null, parts: readonly LoanAtEnd[]): number {
  if (at_end === null) return 0
  const after = sum(parts.map(({ payment_after }) => round(payment_after * 100)))
  return (after - round(at_end.payment_before * 100)) * paymentsPerYear
}

/** The week of all homes, before and after: payments in NZD to the cent, cash in whole NZD as each home shows it. */
export interface HouseholdWeek {
  readonly weekly_payment: Money<'week'>
  readonly weekly_payment_after: Money<'week'>
  /** Of the homes whose rent is known; null where there are none. */
  readonly cash: { readonly now: Money<'week'>; readonly after: Money<'week'> } | null
  /** How many these are. */
  readonly homes: number
}

export function householdWeek(homes: readonly TriedHome[]): HouseholdWeek {
  const known = homes.flatMap(({ cash }) => (isKnown(cash) ? [cash.value] : []))
  return {
    weekly_payment: toCents(sum(homes.map(({ weekly_payment }) => weekly_payment))),
    weekly_payment_after: toCents(sum(homes.map(({ weekly_payment_after }) => weekly_payment_after))),
    cash:
      known.length === 0
        ? null
        : { now: sum(known.map(({ now }) => now)), after: sum(known.map(({ after }) => after)) },
    homes: known.length,
  }
}

/** All loans at rates higher by some points, each from its own date: NZD a week. */
export interface HouseholdRise {
  readonly shift: number
  readonly weekly_before: Money<'week'>
  readonly weekly_after: Money<'week'>
  /** Of the homes that are let and whose rent is known; null where there are none. */
  readonly cash: Money<'week'> | null
  /** How many homes count in the repayments. */
  readonly homes: number
}

/** The sum of the homes' own rows of “If rates rise”. Source: docs/method/stress-and-solve.md, "If rates rise". */
export function householdRise(homes: readonly Pick<CompletedHome, 'deal' | 'inputs'>[], shift: number): HouseholdRise {
  const rows = homes.flatMap(({ deal, inputs }) => {
    const row = mapKnown(deal, (known) => refix(known, shift))
    const { cash } = splitWeek(row)
    return isKnown(row) && isKnown(cash) ? [{ ...row.value, cash: isLivedIn(inputs) ? null : cash.value }] : []
  })
  const cash = rows.flatMap((row) => row.cash ?? [])
  return {
    shift,
    homes: rows.length,
    weekly_before: toCents(sum(rows.map(({ weekly_before }) => weekly_before))),
    weekly_after: toCents(sum(rows.map(({ weekly_after }) => weekly_after))),
    cash: cash.length === 0 ? null : toCents(sum(cash)),
  }
}
