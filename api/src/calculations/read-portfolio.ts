import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { countHome, type CountedHome, sumPortfolio } from '@homeyield/domain/analysis/portfolio/portfolio'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import { yieldSlices } from '../server/yield-slices.ts'
import type { Viewer } from '../server/viewer.ts'
import type { OwnedStore } from './owned-store.ts'

export interface PortfolioDeps {
  readonly owned: OwnedStore
  readonly now: () => number
}

/** The most homes of an account that are counted together. */
export const MOST_HOMES = 50

/** What the viewer owns, computed from the saved inputs. Source: investment analysis sections 3.2 and 9. */
export function readPortfolio(deps: PortfolioDeps) {
  const read = portfolioOf(deps)
  return async (viewer: Viewer): Promise<PortfolioResponse> => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    return read(viewer.accountId)
  }
}

/** The same for whoever an account lets read it. */
export function portfolioOf({ owned, now }: PortfolioDeps) {
  return async (accountId: string): Promise<PortfolioResponse> => {
    const { records, all } = await owned.list(accountId, MOST_HOMES)
    const today = dayInNewZealand(new Date(now()))
    const counted: CountedHome[] = []
    // The schedules of one home take some milliseconds, in which nothing else is served.
    for await (const one of yieldSlices(records, 1)) {
      for (const record of one) counted.push(countHome({ property: record.inputs.property, ...record }, today))
    }
    return { as_at: today, left_out: all - records.length, ...sumPortfolio(counted, today) } as PortfolioResponse
  }
}
