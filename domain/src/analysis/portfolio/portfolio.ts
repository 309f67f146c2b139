import type { Person } from '../../calculation/household.ts'
import { isLivedIn } from '../../calculation/purpose.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { addMonths } from '../../dates/calendar-day.ts'
import { writeDay } from '../../dates/write-day.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { chainKnown, isKnown, mapKnown } from '../../outcome/outcome.ts'
import { describeFirstYear } from '../projection/describe-first-year.ts'
import { ownersProblem } from '../projection/years-ahead.ts'
import { NEWEST_PACK } from '../rules/packs.ts'
import { listRateEnds, sortRateEnds, type RateEnd } from './list-rate-ends.ts'
import { firstYear, type HomeYear, sumYears, type YearOfCash } from './first-year.ts'
import { listTasks, sortTasks, type Task } from './list-tasks.ts'
import { type HomeForBank, homeForBank, type PortfolioForBank, portfolioForBank } from './portfolio-for-bank.ts'
import { type NextDate, nextDate, nextIncrease } from './next-date.ts'
import { completeHome, type OwnedHome, type CompletedHome, LIVED_IN } from './owned-home.ts'
import { type HomeAdds, homeAdds, type PortfolioYear, portfolioYear } from './portfolio-year.ts'
import type { TaxedHome } from './tax-owners.ts'
import { type CashChanges, type HomeTotals, sumChanges, totalHomes, valueHome, type ValuedHome } from './value-home.ts'

/** An owned home, with what it adds to the year after tax, or why it does not count there. */
export interface PortfolioHome extends ValuedHome {
  readonly taxed: Outcome<HomeAdds>
  readonly next_date: NextDate | null
  /** A let home's first year, or why it does not count. */
  readonly before_tax: Outcome<YearOfCash>
  /** Why that is not 52 times its cash each week; null where it is, or one of them is not known. */
  readonly year_differs: string | null
}

export interface Portfolio {
  readonly homes: readonly PortfolioHome[]
  readonly totals: HomeTotals
  /** Of the cash each week of all homes together. */
  readonly next_change: CashChanges | null
  /** Of the homes of which it is known. */
  readonly before_tax: YearOfCash & { readonly homes: number }
  readonly tasks: readonly Task[]
  readonly rate_ends: readonly RateEnd[]
  readonly year: Outcome<PortfolioYear>
  readonly bank: PortfolioForBank
}

/** With the day of its last change by a person. */
export interface SavedHome extends OwnedHome {
  readonly changed_on: Day
}

/** A home with what it adds to the sums. */
export interface CountedHome {
  readonly home: ValuedHome
  readonly nextDate: NextDate | null
  readonly rateEnds: readonly RateEnd[]
  readonly tasks: readonly Task[]
  /** Its first year, or why it does not count. */
  readonly year: Outcome<HomeYear>
  readonly yearDiffers: string | null
  /** The same with its owners, in the year after tax. */
  readonly taxed: Outcome<TaxedHome>
  readonly bank: HomeForBank
}

/** All that follows from one home, which takes milliseconds: the sums of fifty take less. */
export function countHome(owned: SavedHome, today: Day): CountedHome {
  const completed = completeHome(owned, today)
  const home = valueHome(completed)
  const rateEnds = listRateEnds(completed)
  const increase = nextIncrease(completed)
  const year = yearOf(completed)
  return {
    home,
    nextDate: nextDate(rateEnds, home.next_change, increase),
    rateEnds,
    tasks: listTasks(completed, { changedOn: owned.changed_on, rateEnds, increase, worth: home.value }),
    year,
    yearDiffers: describeYear(completed, home, year),
    taxed: chainKnown(year, (known) => taxedHome(completed, known)),
    bank: homeForBank(completed),
  }
}

/**
 * What somebody owns: each home, the sums, when rates end, and the year after tax. Source:
 * docs/method/years-and-tax.md, "Portfolio".
 */
export function sumPortfolio(
  counted: readonly CountedHome[],
  today: Day,
  household: readonly Person[] = [],
): Portfolio {
  const taxed = counted.flatMap((one) => (isKnown(one.taxed) ? [one.taxed.value] : []))
  const year = portfolioYear(NEWEST_PACK, taxed, today)
  const years = counted.flatMap((one) => (isKnown(one.year) ? [one.year.value] : []))
  const homes = counted.map(
    ({ home, taxed: own, year: ownYear, yearDiffers: year_differs, nextDate: next_date }): PortfolioHome => {
      const added = (known: TaxedHome) => mapKnown(year, (all) => homeAdds(NEWEST_PACK, taxed, known, all))
      return {
        ...home,
        next_date,
        before_tax: mapKnown(ownYear, (one) => sumYears([one])),
        year_differs,
        taxed: chainKnown(own, added),
      }
    },
  )
  return {
    homes,
    totals: totalHomes(homes),
    next_change: sumChanges(homes),
    before_tax: { homes: years.length, ...sumYears(years) },
    tasks: sortTasks(counted.flatMap(({ tasks }) => tasks)),
    rate_ends: sortRateEnds(counted.flatMap(({ rateEnds }) => rateEnds)),
    year,
    bank: portfolioForBank(
      counted.map(({ bank }) => bank),
      homes,
      household,
      today,
    ),
  }
}

/** A let home's year in cents; why it does not count otherwise. */
function yearOf({ inputs, analysis, deal }: CompletedHome): Outcome<HomeYear> {
  if (isLivedIn(inputs)) return LIVED_IN
  if (analysis.start > addMonths(analysis.as_at, 12)) {
    return { reason: 'not_defined', message: `It settles after this year, on ${writeDay(analysis.start)}.` }
  }
  return mapKnown(deal, (known) => firstYear(NEWEST_PACK, known, analysis))
}

function describeYear(
  { analysis: plan }: CompletedHome,
  { weekly_cash_flow: week, next_change }: ValuedHome,
  year: Outcome<HomeYear>,
): string | null {
  if (!isKnown(week) || !isKnown(year)) return null
  const { cash_flow_before_tax } = sumYears([year.value])
  return describeFirstYear({ plan, week: week.value, next_change, cash_flow_before_tax })
}

function taxedHome({ analysis: plan }: CompletedHome, year: HomeYear): Outcome<TaxedHome> {
  return plan.main_home ? LIVED_IN : (ownersProblem(plan.owners) ?? { value: { year, plan } })
}
