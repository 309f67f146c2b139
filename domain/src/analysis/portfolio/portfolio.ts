import { isLivedIn } from '../../calculation/purpose.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { addMonths } from '../../dates/calendar-day.ts'
import { writeDay } from '../../dates/write-day.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { chainKnown, isKnown, mapKnown } from '../../outcome/outcome.ts'
import { ownersProblem } from '../projection/years-ahead.ts'
import { NEWEST_PACK } from '../rules/packs.ts'
import { listRateEnds, sortRateEnds, type RateEnd } from './list-rate-ends.ts'
import { firstYear, type HomeYear } from './first-year.ts'
import { completeHome, type OwnedHome, type CompletedHome } from './owned-home.ts'
import { type HomeAdds, homeAdds, type PortfolioYear, portfolioYear } from './portfolio-year.ts'
import type { TaxedHome } from './tax-owners.ts'
import { type HomeTotals, totalHomes, valueHome, type ValuedHome } from './value-home.ts'

/** An owned home, with what it adds to the year after tax, or why it does not count there. */
export interface PortfolioHome extends ValuedHome {
  readonly taxed: Outcome<HomeAdds>
}

export interface Portfolio {
  readonly homes: readonly PortfolioHome[]
  readonly totals: HomeTotals
  readonly rate_ends: readonly RateEnd[]
  readonly year: Outcome<PortfolioYear>
}

/** A home with what it adds to the sums. */
export interface CountedHome {
  readonly home: ValuedHome
  readonly rateEnds: readonly RateEnd[]
  /** Its year, or why it does not count in the year after tax. */
  readonly taxed: Outcome<TaxedHome>
}

/** All that follows from one home, which takes milliseconds: the sums of fifty take less. */
export function countHome(owned: OwnedHome, today: Day): CountedHome {
  const settled = completeHome(owned, today)
  return {
    home: valueHome(settled),
    rateEnds: listRateEnds(settled),
    taxed: mapKnown(yearOf(settled), (year) => ({ year, plan: settled.analysis })),
  }
}

/** What somebody owns: each home, the sums, when rates end, and the year after tax. Source: investment analysis section 3.2. */
export function sumPortfolio(counted: readonly CountedHome[], today: Day): Portfolio {
  const taxed = counted.flatMap((one) => (isKnown(one.taxed) ? [one.taxed.value] : []))
  const year = portfolioYear(NEWEST_PACK, taxed, today)
  const homes = counted.map(({ home, taxed: own }): PortfolioHome => {
    const added = (known: TaxedHome) => mapKnown(year, (all) => homeAdds(NEWEST_PACK, taxed, known, all))
    return { ...home, taxed: chainKnown(own, added) }
  })
  return {
    homes,
    totals: totalHomes(homes),
    rate_ends: sortRateEnds(counted.flatMap(({ rateEnds }) => rateEnds)),
    year,
  }
}

/** A let home's year in cents; why it does not count otherwise. */
function yearOf({ inputs, analysis, deal }: CompletedHome): Outcome<HomeYear> {
  if (isLivedIn(inputs) || analysis.main_home) return { reason: 'not_defined', message: 'You live there.' }
  if (analysis.start > addMonths(analysis.as_at, 12)) {
    return { reason: 'not_defined', message: `It settles after this year, on ${writeDay(analysis.start)}.` }
  }
  return chainKnown(
    deal,
    (known) => ownersProblem(analysis.owners) ?? { value: firstYear(NEWEST_PACK, known, analysis) },
  )
}
