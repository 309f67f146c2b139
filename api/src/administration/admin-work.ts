import { accountWorkIn, type AccountWork } from '../accounts/account-work.ts'
import { readSettings } from '../config/read-settings.ts'
import { completeSettings } from '../config/settings.ts'
import type { AdminChange, AdminSession } from './admin-session.ts'

export type AdminWork = AccountWork & Pick<AdminChange, 'log'>

/** Opens account transactions, with the log and the installation's sender of mails. Throws when the settings have faults. */
export function openAdminWork({ context, database, url, change }: AdminSession) {
  const { mailFrom } = completeSettings(readSettings({ ...context.environment, DATABASE_URL: url }))
  return <Result>(work: (parts: AdminWork) => Promise<Result>): Promise<Result> =>
    change(({ db, log }) => work({ ...accountWorkIn(db, database, mailFrom), log }))
}
