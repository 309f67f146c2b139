import type { Day } from '../../dates/calendar-day.ts'
import { aWeek, aYear, type Money, weekToYear } from '../../money/money.ts'
import { percentOf, round, toCents } from '../../money/round.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { chainKnown, isKnown, mapKnown, missingInput, NEEDS_PREMIUM } from '../../outcome/outcome.ts'
import { type RulePack, ruleOn, type SpeedLimit } from '../rules/rule-pack.ts'

/** What a bank is asked for: NZD, per cent. */
export interface Application {
  readonly owner_occupied: boolean
  /** Then no rent is counted. */
  readonly lived_in: boolean
  readonly new_build: boolean
  readonly loan: number
  readonly value: Outcome<number>
  /** The loan and every other debt. */
  readonly total_debt: number
  /** Of the household, before tax, without this rent. */
  readonly gross_income: Money<'year'> | null
  readonly weekly_rental_income: Money<'week'> | null
  readonly rent_shading_pct: number
  readonly test_rate: Outcome<number>
}

/** What follows from a part of the rent. */
export interface IncomeRatios {
  readonly rent_shading_pct: number
  /** With this part of the rent. */
  readonly income: Outcome<number>
  /** Debt in years of income. */
  readonly dti: Outcome<number>
  readonly max_debt: Outcome<number>
  readonly headroom: Outcome<number>
  /** The rent by the interest at the test rate. */
  readonly interest_cover: Outcome<number>
}

/** A lender's figures: NZD, per cent. Thresholds are null where no rule is known. */
export interface Lender extends IncomeRatios, Readonly<Record<(typeof FREE_RATIOS)[number], Outcome<number>>> {
  readonly loan: number
  readonly value: Outcome<number>
  readonly total_debt: number
  readonly lvr_threshold: number | null
  /** How much of a bank's new lending may be above it. */
  readonly lvr_share_pct: number | null
  readonly max_loan_at_threshold: Outcome<number>
  readonly dti_threshold: number | null
  readonly dti_share_pct: number | null
  /** New builds are exempt from both. */
  readonly exempt: boolean
  /** The same with 75 % of the rent. */
  readonly shaded: IncomeRatios
}

/** What a household sees of them, too. */
export const FREE_RATIOS = ['lvr', 'dti', 'max_debt', 'test_rate'] as const

// Some banks count 75 % of the rent.
const SHADED = 25
export const NO_LIMIT = { reason: 'not_defined', message: 'No limit is known for that day.' } as const
const NO_RENT = { reason: 'not_defined', message: 'No rent is counted for a home that its buyer lives in.' } as const

/**
 * What a lender looks at, with the thresholds in force on a day. Source: docs/method/lender.md, "Figures of a lender".
 */
export function lender(rules: RulePack, application: Application, on: Day): Lender {
  const { owner_occupied, new_build, loan, value, total_debt, test_rate, rent_shading_pct } = application
  const { loanToValue, debtToIncome } = limitsFor(rules, owner_occupied, on)
  const ratios = (shading: number) => incomeRatios(application, shading, debtToIncome?.above ?? null)
  return {
    loan,
    value,
    total_debt,
    test_rate,
    lvr: mapKnown(value, (known) => percentOf(loan, known)),
    lvr_threshold: loanToValue?.above ?? null,
    lvr_share_pct: loanToValue?.sharePct ?? null,
    max_loan_at_threshold:
      loanToValue === null ? NO_LIMIT : mapKnown(value, (known) => toCents((known * loanToValue.above) / 100)),
    dti_threshold: debtToIncome?.above ?? null,
    dti_share_pct: debtToIncome?.sharePct ?? null,
    ...ratios(rent_shading_pct),
    exempt: new_build,
    shaded: ratios(SHADED),
  }
}

/** The part of a lender's figures that is free for a home to live in. */
export function freeOfLender(lender: Lender): Lender {
  return {
    ...lender,
    headroom: NEEDS_PREMIUM,
    shaded: {
      ...lender.shaded,
      headroom: NEEDS_PREMIUM,
      income: NEEDS_PREMIUM,
      dti: NEEDS_PREMIUM,
      max_debt: NEEDS_PREMIUM,
    },
  }
}

/** The limits of banks on a day for an owner-occupier or an investor; null where none is known. */
export function limitsFor(
  rules: RulePack,
  owner_occupied: boolean,
  on: Day,
): Readonly<Record<'loanToValue' | 'debtToIncome', SpeedLimit | null>> {
  const buyer = owner_occupied ? 'ownerOccupier' : 'investor'
  return {
    loanToValue: ruleOn(rules.loanToValue[buyer], on)?.value ?? null,
    debtToIncome: ruleOn(rules.debtToIncome[buyer], on)?.value ?? null,
  }
}

function incomeRatios(
  { lived_in, gross_income, weekly_rental_income, total_debt, loan, test_rate }: Application,
  rent_shading_pct: number,
  threshold: number | null,
): IncomeRatios {
  const weeklyRent = lived_in ? aWeek(0) : weekly_rental_income
  const rent: Outcome<Money<'year'>> =
    weeklyRent === null
      ? missingInput('a rent')
      : { value: aYear(weekToYear(weeklyRent) * (1 - rent_shading_pct / 100)) }
  const income = chainKnown(rent, (known): Outcome<Money<'year'>> => {
    const sum = (gross_income ?? 0) + known
    return gross_income === null || sum <= 0 ? missingInput('your income') : { value: aYear(toCents(sum)) }
  })
  const max_debt = threshold === null ? NO_LIMIT : mapKnown(income, (known) => toCents(known * threshold))
  return {
    rent_shading_pct,
    income,
    dti: mapKnown(income, (known) => round(total_debt / known, 2)),
    max_debt,
    headroom: mapKnown(max_debt, (known) => toCents(known - total_debt)),
    interest_cover: lived_in ? NO_RENT : chainKnown(rent, (known) => interestCover(known, loan, test_rate)),
  }
}

function interestCover(yearlyRent: Money<'year'>, loan: number, testRate: Outcome<number>): Outcome<number> {
  if (!isKnown(testRate)) return testRate
  const interest = (loan * testRate.value) / 100
  if (interest === 0) return { reason: 'not_defined', message: 'There is no interest to cover.' }
  return { value: round(yearlyRent / interest, 2) }
}
