import { isLivedIn } from '../../calculation/purpose.ts'
import type { Person } from '../../calculation/household.ts'
import type { Owner } from '../../calculation/owner-fields.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { type ListedLoan, listLoan } from '../../loans/listed-loan.ts'
import { type LoanNow, weeklyPaymentNow } from '../../loans/loan-now.ts'
import { aWeek, aYear, type Money, weekToYear } from '../../money/money.ts'
import { round, toCents } from '../../money/round.ts'
import { sum } from '../../money/sum.ts'
import { hasRent } from '../../rent/has-rent.ts'
import { chainKnown, isKnown, mapKnown, missingInput, type Outcome } from '../../outcome/outcome.ts'
import { defaultTestRate } from '../lender/lender-page.ts'
import { type Lender, lender } from '../lender/lender.ts'
import { paymentAtTestRate } from '../lender/payment-at-test-rate.ts'
import { ownerKey } from '../projection/owner-key.ts'
import { NEWEST_PACK } from '../rules/packs.ts'
import type { CompletedHome } from './owned-home.ts'
import type { ValuedHome } from './value-home.ts'

/** What a home adds to the page for a bank. */
export interface HomeForBank {
  readonly id: string
  readonly property: string
  readonly isLivedIn: boolean
  readonly isNewBuild: boolean
  readonly owners: readonly Owner[]
  readonly loans: readonly LoanNow[]
  /** Null of a home that is lived in. */
  readonly weeklyRent: Money<'week'> | null
  readonly grossIncome: number | null
  readonly rentShadingPct: number
}

/** Somebody of the household, or who else owns a home: NZD a year. */
type PersonForBank = Pick<Person, 'name' | 'kind' | 'other_income'>

/** What a bank asks about all homes together: NZD, per cent. */
export interface PortfolioForBank {
  readonly people: readonly PersonForBank[]
  /** Before tax, without rents: of the people, or the highest that was given for a home. */
  readonly gross_income: number | null
  readonly income_of: 'people' | 'home' | null
  readonly homes: readonly { readonly home_id: string; readonly weekly_rental_income: number | null }[]
  readonly weekly_rental_income: number
  /** The part of all rents that is not counted, each with that of its home. */
  readonly rent_shading_pct: number
  readonly loans: readonly (ListedLoan & { readonly home_id: string; readonly property: string })[]
  readonly owner_occupied: boolean
  readonly new_build: boolean
  readonly lender: Outcome<Lender>
  readonly weekly_payment: number
  readonly weekly_payment_at_test_rate: number
  /** All income by all repayments at the test rate. */
  readonly cover: Outcome<number>
  /** Homes that are not counted, because it is not known what is owed on them. */
  readonly left_out: readonly { readonly property: string; readonly message: string }[]
}

export function homeForBank({ id, property, inputs, analysis, loans, figures }: CompletedHome): HomeForBank {
  const lived = isLivedIn(inputs)
  return {
    id,
    property,
    isLivedIn: lived,
    isNewBuild: analysis.new_build,
    owners: analysis.owners,
    loans: isKnown(loans) ? loans.value : [],
    weeklyRent: lived || !hasRent(figures) ? null : figures.weekly_rental_income,
    grossIncome: analysis.gross_income,
    rentShadingPct: analysis.rent_shading_pct,
  }
}

/**
 * Debts, worths, incomes and repayments of all homes together, each once. Source: docs/method/lender.md, "All homes
 * together".
 */
export function portfolioForBank(
  all: readonly HomeForBank[],
  valued: readonly ValuedHome[],
  household: readonly Person[],
  today: Day,
): PortfolioForBank {
  const people = listPeople(all, household)
  const left_out = valued.flatMap(({ property, debt }) => (isKnown(debt) ? [] : [{ property, message: debt.message }]))
  const owing = valued.filter(({ debt }) => isKnown(debt))
  const ids = new Set(owing.map(({ id }) => id))
  const homes = all.filter(({ id }) => ids.has(id))
  const income = incomeOf(people, all)
  const loans = homes.flatMap((home) => home.loans)
  const rent = aWeek(sum(homes.map(({ weeklyRent }) => weeklyRent ?? 0)))
  const rent_shading_pct = rentShadingPct(homes)
  const owner_occupied = homes.every((home) => home.isLivedIn)
  const new_build = homes.every((home) => home.isNewBuild)
  const debt = sumKnown(owing, 'debt')
  const page: Outcome<Lender> = chainKnown(debt, (loan) =>
    homes.length === 0
      ? missingInput('what is owed on a home')
      : {
          value: lender(
            NEWEST_PACK,
            {
              owner_occupied,
              lived_in: owner_occupied,
              new_build,
              loan,
              value: sumKnown(owing, 'value'),
              total_debt: loan,
              gross_income: income.gross_income === null ? null : aYear(income.gross_income),
              weekly_rental_income: rent,
              rent_shading_pct,
              test_rate: defaultTestRate({ value: loans }),
            },
            today,
          ),
        },
  )
  const atTestRate = paymentAtTestRate(loans, null)
  return {
    people,
    ...income,
    homes: homes.map(({ id, weeklyRent }) => ({ home_id: id, weekly_rental_income: weeklyRent })),
    weekly_rental_income: toCents(rent),
    rent_shading_pct,
    loans: homes.flatMap(({ id, property, loans: own }) =>
      own.map((loan) => Object.assign(listLoan(loan, today), { home_id: id, property })),
    ),
    owner_occupied,
    new_build,
    lender: page,
    weekly_payment: toCents(weeklyPaymentNow(loans)),
    weekly_payment_at_test_rate: atTestRate,
    left_out,
    cover: chainKnown(page, (known) => coverOf(known.income, weekToYear(atTestRate))),
  }
}

function rentShadingPct(homes: readonly HomeForBank[]): number {
  const rent = sum(homes.map(({ weeklyRent }) => weeklyRent ?? 0))
  const shaded = sum(homes.map((home) => (home.weeklyRent ?? 0) * home.rentShadingPct))
  return rent === 0 ? 0 : shaded / rent
}

function coverOf(income: Lender['income'], repayments: Money<'year'>): Outcome<number> {
  if (repayments === 0) return { reason: 'not_defined', message: 'Nothing is repaid.' }
  return mapKnown(income, (known) => round(known / repayments, 2))
}

/** Of all homes; otherwise which is not known, and why. */
function sumKnown(homes: readonly ValuedHome[], name: 'value' | 'debt'): Outcome<number> {
  const known: number[] = []
  for (const { property, [name]: outcome } of homes) {
    if (!isKnown(outcome)) return { reason: outcome.reason, message: `${property}: ${outcome.message}` }
    known.push(outcome.value)
  }
  return { value: toCents(sum(known)) }
}

/** Of the household and of the homes, each once, with the highest income that a home gives. */
function listPeople(homes: readonly HomeForBank[], household: readonly Person[]): readonly PersonForBank[] {
  const people = new Map<string, PersonForBank>()
  for (const one of [...household, ...homes.flatMap(({ owners }) => owners)]) {
    const key = ownerKey(one)
    const { name, kind } = people.get(key) ?? one
    people.set(key, { name, kind, other_income: Math.max(one.other_income, people.get(key)?.other_income ?? 0) })
  }
  return [...people.values()]
}

function incomeOf(
  people: readonly PersonForBank[],
  homes: readonly HomeForBank[],
): Pick<PortfolioForBank, 'gross_income' | 'income_of'> {
  const ofPeople = toCents(sum(people.map(({ other_income }) => other_income)))
  if (ofPeople > 0) return { gross_income: ofPeople, income_of: 'people' }
  const given = homes.flatMap(({ grossIncome }) => grossIncome ?? [])
  return given.length === 0
    ? { gross_income: null, income_of: null }
    : { gross_income: Math.max(...given), income_of: 'home' }
}
