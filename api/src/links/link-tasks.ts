import type { Database } from '@homeyield/database/connection'
import type { QueueTask } from '../queue/queue-task.ts'
import { openLinkStore } from './link-store.ts'

// Until then its account sees that it has expired.
const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

/** Nightly deletes the links that expired more than thirty days ago. */
export function linkTasks({ database, now }: { readonly database: Database; readonly now: () => number }): QueueTask[] {
  const links = openLinkStore(database)
  const work = () => links.forgetOld(new Date(now() - THIRTY_DAYS))
  // Between three and four in the morning in New Zealand.
  return [{ name: 'forget_old_links', work, schedule: '40 15 * * *' }]
}
