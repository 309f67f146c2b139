import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import type { AccountRecord, AccountStore } from '../accounts/account-store.ts'
import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import { hasPremium } from '../accounts/present-account.ts'
import { Refusal } from '../server/refusal.ts'
import type { Visitor } from '../server/viewer.ts'
import type { LinkRecord, LinkStore } from './link-store.ts'

export interface FindLinkDeps {
  readonly links: Pick<LinkStore, 'find'>
  readonly accounts: Pick<AccountStore, 'findById'>
  readonly attempts: Pick<AttemptLimits, 'countToken'>
  readonly now: () => number
}

interface FoundLink {
  readonly link: LinkRecord
  readonly owner: AccountRecord
}

/**
 * The link of a token and the account that made it. Throws one refusal for a token that was never given, has expired or was
 * removed, and for an account that is locked or without Premium; another after too many of these from one network, for which only a valid
 * token opens.
 */
export function findLink({ links, accounts, attempts, now }: FindLinkDeps) {
  return async (visitor: Visitor, token: string): Promise<FoundLink> => {
    const time = now()
    const link = await links.find(token, new Date(time))
    const owner = link && (await accounts.findById(link.account_id))
    if (!owner || owner.locked_at !== null || !mayUsePremiumFeatures({ premium: hasPremium(owner, time) })) {
      await attempts.countToken(visitor.address)
      throw linkIsClosed()
    }
    return { link, owner }
  }
}

export function linkIsClosed(): Refusal {
  return new Refusal('not_found', 'This link is not open any more. Ask whoever sent it for another.')
}
