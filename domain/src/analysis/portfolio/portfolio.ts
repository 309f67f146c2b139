import type { Day } from '../../dates/calendar-day.ts'
import { addDays, addMonths } from '../../dates/calendar-day.ts'
import { writeDay } from '../../dates/write-day.ts'
import { percentOf, toCents } from '../../money/round.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { chainKnown, isKnown, mapKnown, missingInput } from '../../outcome/outcome.ts'
import { ownersProblem } from '../projection/years-ahead.ts'
import { NEWEST_PACK } from '../rules/packs.ts'
import { sum } from '../../money/sum.ts'
import { taxYearOf } from '../tax/tax-year-of.ts'
import { listRateEnds, sortRateEnds, type RateEnd } from './list-rate-ends.ts'
import { nextYear, type HomeYear } from './next-year.ts'
import { settleHome, type OwnedHome, type SettledHome } from './owned-home.ts'
import { taxOwners, type OwnerOfPortfolio, type TaxedHome } from './tax-owners.ts'
import { valueHome, type ValuedHome } from './value-home.ts'

/** An owned home, and why it does not count in the year after tax if so. */
export interface PortfolioHome extends ValuedHome {
  readonly taxed: Outcome<true>
}

/** A sum over the homes where it is known: NZD, per cent; null where it is known of none. */
export interface PortfolioTotal {
  readonly value: number | null
  readonly homes: number
}

/** The year that begins today, of every home that counts: NZD. */
export interface PortfolioYear {
  /** It ends on 31 March of this year. */
  readonly tax_year: number
  readonly rules_as_at: Day
  readonly homes: number
  readonly income: number
  readonly costs: number
  readonly interest: number
  readonly principal: number
  readonly capital_spend: number
  readonly cash_flow_before_tax: number
  readonly taxable_income: number
  readonly tax: number
  readonly cash_flow_after_tax: number
  readonly carried_forward: number
  readonly owners: readonly OwnerOfPortfolio[]
}

export interface Portfolio {
  readonly homes: readonly PortfolioHome[]
  readonly totals: Readonly<Record<(typeof TOTALS)[number], PortfolioTotal>>
  readonly rate_ends: readonly RateEnd[]
  readonly year: Outcome<PortfolioYear>
}

const TOTALS = ['value', 'debt', 'equity', 'lvr', 'weekly_cash_flow'] as const

/** A home with what it adds to the sums. */
export interface CountedHome {
  readonly home: PortfolioHome
  readonly rateEnds: readonly RateEnd[]
  /** Null where it does not count in the year after tax. */
  readonly taxed: TaxedHome | null
}

/** All that follows from one home, which takes milliseconds: the sums of fifty take less. */
export function countHome(owned: OwnedHome, today: Day): CountedHome {
  const settled = settleHome(owned, today)
  const year = yearOf(settled, today)
  return {
    home: { ...valueHome(settled, today), taxed: mapKnown(year, (): true => true) },
    rateEnds: listRateEnds(settled, today),
    taxed: isKnown(year) ? { year: year.value, plan: settled.analysis } : null,
  }
}

/** What somebody owns: each home, the sums, when rates end, and the year after tax. Source: investment analysis section 3.2. */
export function sumPortfolio(counted: readonly CountedHome[], today: Day): Portfolio {
  const homes = counted.map(({ home }) => home)
  const total = (name: 'value' | 'debt' | 'equity' | 'weekly_cash_flow'): PortfolioTotal => {
    const known = homes.flatMap((home) => (isKnown(home[name]) ? [home[name].value] : []))
    return { value: known.length === 0 ? null : toCents(sum(known)), homes: known.length }
  }
  const valued = homes.flatMap(({ value, debt }) =>
    isKnown(value) && isKnown(debt) ? [[debt.value, value.value]] : [],
  )
  const [debts, values] = [sum(valued.map(([debt = 0]) => debt)), sum(valued.map(([, value = 0]) => value))]
  return {
    homes,
    totals: {
      value: total('value'),
      debt: total('debt'),
      equity: total('equity'),
      lvr: { value: valued.length === 0 ? null : percentOf(debts, values), homes: valued.length },
      weekly_cash_flow: total('weekly_cash_flow'),
    },
    rate_ends: sortRateEnds(counted.flatMap(({ rateEnds }) => rateEnds)),
    year: yearOfAll(
      counted.flatMap(({ taxed }) => taxed ?? []),
      today,
    ),
  }
}

/** A let home's year in cents; why it does not count otherwise. */
function yearOf({ inputs, analysis, deal }: SettledHome, today: Day): Outcome<HomeYear> {
  if (inputs.lives_here || analysis.main_home) return { reason: 'not_defined', message: 'You live there.' }
  if (analysis.settlement_date >= addMonths(today, 12)) {
    return { reason: 'not_defined', message: `It settles after this year, on ${writeDay(analysis.settlement_date)}.` }
  }
  return chainKnown(
    deal,
    (known) => ownersProblem(analysis.owners) ?? { value: nextYear(NEWEST_PACK, known, analysis, today) },
  )
}

function yearOfAll(taxed: readonly TaxedHome[], today: Day): Outcome<PortfolioYear> {
  if (taxed.length === 0) return missingInput('an owner to a home that you let')
  const taxYear = taxYearOf(addDays(addMonths(today, 12), -1))
  const owners = taxOwners(NEWEST_PACK, taxed, taxYear)
  const cents = (name: keyof HomeYear) => sum(taxed.map(({ year }) => year[name]))
  const before = cents('income') - cents('costs') - cents('interest') - cents('principal') - cents('capital_spend')
  const tax = sum(owners.map((owner) => owner.tax))
  return {
    value: {
      tax_year: taxYear,
      rules_as_at: NEWEST_PACK.asAt,
      homes: taxed.length,
      income: cents('income') / 100,
      costs: cents('costs') / 100,
      interest: cents('interest') / 100,
      principal: cents('principal') / 100,
      capital_spend: cents('capital_spend') / 100,
      cash_flow_before_tax: before / 100,
      taxable_income: toCents(sum(owners.map(({ taxable }) => taxable))),
      tax: toCents(tax),
      cash_flow_after_tax: toCents(before / 100 - tax),
      carried_forward: toCents(sum(owners.map(({ carried_forward }) => carried_forward))),
      owners,
    },
  }
}
