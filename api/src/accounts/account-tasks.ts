import type { Database } from '@homeyield/database/connection'
import type { QueueTask } from '../queue/queue-task.ts'
import { openAccountWork } from './account-work.ts'
import { postReset } from './post-reset.ts'
import { POST_RESET } from './reset-request-store.ts'

/** What the queue does for accounts. `now` answers milliseconds since 1970. */
export function accountTasks(deps: {
  readonly database: Database
  readonly settings: { readonly mailFrom: string }
  readonly now: () => number
}): QueueTask[] {
  const transact = openAccountWork(deps.database, deps.settings.mailFrom)
  return [{ name: POST_RESET, work: postReset({ transact, now: deps.now }) }]
}
