import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { summarisePortfolio } from '@homeyield/domain/analysis/portfolio/portfolio'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import type { Viewer } from '../server/viewer.ts'
import { currentContent, datedContent } from './appraise-inputs.ts'
import type { OwnedStore } from './owned-store.ts'

export interface PortfolioDeps {
  readonly owned: OwnedStore
  readonly now: () => number
}

/** Its schedules take about 5 ms a home, in which nothing else is served. */
const MOST_HOMES = 50

/** What the viewer owns, computed from the saved inputs. Source: investment analysis sections 3.2 and 9. */
export function readPortfolio({ owned, now }: PortfolioDeps) {
  return async (viewer: Viewer): Promise<PortfolioResponse> => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    const { records, all } = await owned.list(viewer.accountId, MOST_HOMES)
    const homes = records.map((record) => {
      const { inputs } = datedContent(currentContent(record), record.updatedAt)
      return { id: record.id, property: inputs.property, inputs }
    })
    const portfolio = summarisePortfolio(homes, dayInNewZealand(new Date(now())))
    return { left_out: all - records.length, ...portfolio } as PortfolioResponse
  }
}
