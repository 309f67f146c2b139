import type { Database } from '@homeyield/database/connection'
import type { QueueTask } from '../queue/queue-task.ts'
import { openAccountWork } from './account-work.ts'
import { POST_RESET, resetRequest } from './password/reset-request-store.ts'
import type { AccountDeps } from './account-deps.ts'
import { confirmedEmail, isSameEmail } from './email/email-key.ts'
import { makeToken } from '../server/random-token.ts'
import { forgetAdminLog } from './forget-admin-log.ts'
import { openSessionStore } from './sessions/session-store.ts'

export function accountTasks(deps: {
  readonly database: Database
  readonly settings: { readonly mailFrom: string }
  readonly now: () => number
}): QueueTask[] {
  const transact = openAccountWork(deps.database, deps.settings.mailFrom)
  const sessions = openSessionStore(deps.database)
  return [
    { name: POST_RESET, work: postReset({ transact, now: deps.now }) },
    {
      name: 'forget_old_sessions',
      work: () => sessions.forgetOld(new Date(deps.now() - THIRTY_DAYS)),
      // Between three and four in the morning in New Zealand.
      schedule: '10 15 * * *',
    },
    {
      name: 'forget_admin_log',
      work: () => forgetAdminLog(deps.database, new Date(deps.now() - YEAR)),
      schedule: '20 15 * * *',
    },
  ]
}

const HOUR = 60 * 60 * 1000
// After their end, as in the privacy policy.
const THIRTY_DAYS = 30 * 24 * HOUR
const YEAR = 365 * 24 * HOUR

/**
 * Mails a reset link, good for an hour, to the account's address; the token and the mail are stored together. Does
 * nothing for an address without an account, or a request older than an hour.
 */
export function postReset({ transact, now }: Pick<AccountDeps, 'transact' | 'now'>) {
  return async (payload: unknown): Promise<void> => {
    const { id, email: typed, askedAt } = resetRequest.parse(payload)
    const time = now()
    if (time - askedAt > HOUR) return
    await transact(async ({ accounts, mailTokens, post }) => {
      const known = await accounts.findByEmail(typed)
      const account = known === null ? null : await accounts.lock(known.id)
      if (account === null || !isSameEmail(account.email, typed)) return
      const { id: accountId, email } = account
      const token = makeToken()
      const expiresAt = new Date(time + HOUR)
      await mailTokens.save({ token, accountId, purpose: 'reset_password', email, expiresAt }, new Date(time))
      const name = confirmedEmail(account) === email ? account.name : null
      await post({ kind: 'reset_password', accountId, to: email, data: { name, token } }, id)
    })
  }
}
