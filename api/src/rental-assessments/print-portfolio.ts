import type { FileResponse } from '@homeyield/contract/endpoint'
import { describePortfolioForBank } from '@homeyield/domain/assessment/describe-portfolio-for-bank'
import { writeDay } from '@homeyield/domain/dates/write-day'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import type { AccountStore } from '../accounts/account-store.ts'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import type { PortfolioSource } from '../calculations/portfolio-source.ts'
import { notFound, notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { pageBranding } from './branding.ts'
import type { PrintPortfolio } from './print-letter.ts'

export interface PrintPortfolioDeps {
  readonly accounts: Pick<AccountStore, 'findById'>
  readonly portfolios: PortfolioSource
  readonly pages: AttemptCounter
  readonly printPortfolio: PrintPortfolio
}

/**
 * Prints what a bank asks about all homes that the viewer owns as PDF. Throws the refusal of an account without Premium,
 * and of one that owns nothing.
 */
export function printPortfolioForBank({ accounts, portfolios, pages, printPortfolio }: PrintPortfolioDeps) {
  return async (viewer: Viewer): Promise<FileResponse> => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    const account = await accounts.findById(viewer.accountId)
    if (account === null) throw notSignedIn()
    // First: a refused call works nothing out.
    await pages.count(viewer.accountId)
    const portfolio = await portfolios(viewer.accountId)
    if (portfolio.homes.length === 0) throw notFound()
    const { logoUrl, signature } = pageBranding(viewer, account)
    const letter = {
      sender: { name: account.name, email: account.email },
      logoUrl,
      signature: signature ?? '',
      madeOn: writeDay(portfolio.as_at),
    }
    return {
      name: 'For your bank, all homes.pdf',
      bytes: await printPortfolio(letter, describePortfolioForBank(portfolio, portfolio.as_at)),
    }
  }
}
