import { type CreateLinkBody, MOST_LINKS } from '@homeyield/contract/link'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import { makeToken } from '../server/random-token.ts'
import { invalid, notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { LinkStore } from './link-store.ts'
import { presentLink } from './present-link.ts'

export interface CreateLinkDeps {
  readonly links: LinkStore
  /** The pages' own, such as https://homeyield.example. */
  readonly pagesOrigin: () => string
  readonly now: () => number
}

const DAY = 24 * 60 * 60 * 1000

/** Makes a link to a page of the viewer's; its address is answered this once, because only a digest is stored. */
export function createLink({ links, pagesOrigin, now }: CreateLinkDeps) {
  return async (viewer: Viewer, { days, with_people = false, ...link }: CreateLinkBody) => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    const token = makeToken()
    const time = now()
    const stored = { ...link, with_people, token, createdAt: new Date(time), expiresAt: new Date(time + days * DAY) }
    const created = await links.create(viewer.accountId, stored, MOST_LINKS)
    if (created === 'account_gone') throw notSignedIn()
    if (created === 'too_many')
      throw invalid({ name: `You have ${MOST_LINKS} links. Remove one that you no longer need.` })
    return { ...presentLink(created), url: `${pagesOrigin()}/a/${token}` }
  }
}
