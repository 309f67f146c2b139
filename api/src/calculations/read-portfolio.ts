import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import type { Viewer } from '../server/viewer.ts'
import type { OwnedPortfolio, PortfolioSource } from './portfolio-source.ts'

export interface PortfolioDeps {
  readonly portfolios: PortfolioSource
}

/** What the viewer owns. */
export function readPortfolio({ portfolios }: PortfolioDeps) {
  return async (viewer: Viewer): Promise<OwnedPortfolio> => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    return portfolios(viewer.accountId)
  }
}
