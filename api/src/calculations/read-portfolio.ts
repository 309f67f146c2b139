import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import type { Viewer } from '../server/viewer.ts'
import type { PortfolioSource } from './portfolio-source.ts'

export interface PortfolioDeps {
  readonly portfolios: PortfolioSource
}

/** What the viewer owns. */
export function readPortfolio(deps: PortfolioDeps) {
  const read = portfolioOf(deps)
  return async (viewer: Viewer): Promise<PortfolioResponse> => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    return read(viewer.accountId)
  }
}

/** The same for whoever an account lets read it. */
export function portfolioOf({ portfolios }: PortfolioDeps) {
  return async (accountId: string): Promise<PortfolioResponse> => {
    const { portfolio, ...counted } = await portfolios(accountId)
    return { ...counted, ...portfolio } as PortfolioResponse
  }
}
