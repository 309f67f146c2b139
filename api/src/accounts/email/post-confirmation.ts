import type { AccountRecord } from '../account-store.ts'
import type { AccountWork } from '../account-work.ts'
import { makeToken } from '../../server/random-token.ts'

const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000

/** Mails a link that confirms an account's address; good for seven days from `now` (ms since 1970). */
export async function postConfirmation(
  { mailTokens, post }: AccountWork,
  kind: 'welcome' | 'confirm_email',
  { id: accountId, email }: Pick<AccountRecord, 'id' | 'email'>,
  now: number,
): Promise<void> {
  const token = makeToken()
  const expiresAt = new Date(now + SEVEN_DAYS)
  await mailTokens.save({ token, accountId, purpose: 'confirm_email', email, expiresAt }, new Date(now))
  await post({ kind, accountId, to: email, data: { token } })
}
