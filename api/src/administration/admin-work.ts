import { openAccountWork, type Transact } from '../accounts/account-work.ts'
import { readSettings } from '../config/read-settings.ts'
import { completeSettings } from '../config/settings.ts'
import type { AdminSession } from './admin-session.ts'

/** Opens account transactions, with the installation's sender of mails. Throws when the settings have faults. */
export function openAdminWork({ context, database, url }: AdminSession): Transact {
  const { mailFrom } = completeSettings(readSettings({ ...context.environment, DATABASE_URL: url }))
  return openAccountWork(database, mailFrom)
}
