import type { Database, Transaction } from '@homeyield/database/connection'
import { sql } from 'drizzle-orm'

/** The queue's name for the job that posts a link to whoever forgot their password. */
export const POST_RESET = 'post_reset'

/** A forgotten password as the queue holds it: the address as it was typed, and when, in milliseconds since 1970. */
export interface ResetRequest {
  /** That of the mail to come, so that a job which is done twice posts one. */
  readonly id: string
  readonly email: string
  readonly askedAt: number
}

/** What is asked of the database about forgotten passwords. */
export interface ResetRequestStore {
  /** Puts a request into the queue: one statement, the same whether or not there is such an account. */
  put: (request: ResetRequest) => Promise<void>
}

/** The requests' one question, put to a database. */
export function openResetRequestStore({ db }: { db: Database['db'] | Transaction }): ResetRequestStore {
  return {
    async put(request) {
      await db.execute(sql`select graphile_worker.add_job(${POST_RESET}, ${JSON.stringify(request)}::json)`)
    },
  }
}
