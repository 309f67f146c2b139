import type { Database } from '@homeyield/database/connection'
import { openSessionStore } from '../accounts/session-store.ts'
import { openMailStore } from './mail-store.ts'

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

/**
 * Lets go of what nobody needs any more at `now` (milliseconds since 1970): whom mails went to and sessions thirty days after
 * their end, mailed tokens once they have expired. The privacy policy says the same.
 */
export async function forgetOld(database: Database, now: number): Promise<void> {
  const before = new Date(now - THIRTY_DAYS)
  await openMailStore(database).forgetOld(before, new Date(now))
  await openSessionStore(database).forgetOld(before)
}
