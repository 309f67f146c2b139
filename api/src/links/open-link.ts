import type { OpenPage } from '@homeyield/contract/link'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import type { AccountStore } from '../accounts/account-store.ts'
import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import { isPremiumAt } from '../accounts/present-account.ts'
import type { PortfolioSource } from '../calculations/portfolio-source.ts'
import { Refusal } from '../server/refusal.ts'
import type { Visitor } from '../server/viewer.ts'
import type { LinkStore } from './link-store.ts'

export interface OpenLinkDeps {
  readonly links: Pick<LinkStore, 'find' | 'setOpened'>
  readonly accounts: Pick<AccountStore, 'findById'>
  readonly attempts: Pick<AttemptLimits, 'countToken'>
  readonly portfolios: PortfolioSource
  readonly now: () => number
}

/**
 * What the token of a link opens, as at today. Throws one refusal for a token that was never given, has expired or was removed,
 * and for an account without Premium; another after too many of these from one network, for which only a valid token opens.
 */
export function openLink({ links, accounts, attempts, portfolios, now }: OpenLinkDeps) {
  return async (visitor: Visitor, token: string): Promise<OpenPage> => {
    const time = now()
    const link = await links.find(token, new Date(time))
    const owner = link && (await accounts.findById(link.account_id))
    if (!owner || !mayUsePremiumFeatures({ premium: isPremiumAt(time, owner.subscription) })) {
      await attempts.countToken(visitor.address)
      throw closed()
    }
    await links.setOpened(link.id, new Date(time))
    // What a bank asks has everybody's income, of which nothing is shown.
    const { year, bank, ...portfolio } = await portfolios(owner.id)
    return {
      state: 'open',
      owner: owner.name,
      expiresOn: dayInNewZealand(link.expires_at),
      portfolio,
      loans: bank.loans.toSorted((one, other) => (one.fixed_until ?? '').localeCompare(other.fixed_until ?? '')),
      rents: bank.homes,
      year: link.with_people && 'value' in year ? year.value : null,
    }
  }
}

function closed(): Refusal {
  return new Refusal('not_found', 'This link is not open any more. Ask whoever sent it for another.')
}
