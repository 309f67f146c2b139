import type { Database, Transaction } from '@homeyield/database/connection'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { URGENT } from '../../queue/queue-task.ts'

export const POST_RESET = 'post_reset'

/** A request as queued: the typed address, and the time in milliseconds since 1970. */
export const resetRequest = z.object({
  /** The mail's id, so that a job that runs twice sends one mail. */
  id: z.string(),
  email: z.string(),
  askedAt: z.number(),
})
export type ResetRequest = z.infer<typeof resetRequest>

export interface ResetRequestStore {
  /** Queues a request: one statement, the same whether or not the account exists. */
  put: (request: ResetRequest) => Promise<void>
}

export function openResetRequestStore({ db }: { db: Database['db'] | Transaction }): ResetRequestStore {
  return {
    async put(request) {
      const payload = JSON.stringify(request)
      await db.execute(sql`select graphile_worker.add_job(${POST_RESET}, ${payload}::json, priority := ${URGENT})`)
    },
  }
}
