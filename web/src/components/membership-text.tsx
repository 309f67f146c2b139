import type { Account } from '@homeyield/contract/account'
import { useConfig } from '../api-client/use-config.ts'
import { membershipOf, membershipSentence } from './membership.ts'

/** The state of a membership, and whom to contact when the card cannot be changed online. */
export function MembershipText({ account }: { account: Account }) {
  const { support_email, billing_portal_url = null } = useConfig()
  return (
    <>
      {membershipSentence(account)}
      {membershipOf(account) === 'past_due' && billing_portal_url === null ? (
        <>
          {' '}
          To pay with another card, write to <a href={`mailto:${support_email}`}>{support_email}</a>.
        </>
      ) : null}
    </>
  )
}
