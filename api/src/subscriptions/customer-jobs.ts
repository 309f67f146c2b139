import { sql, type SQL } from 'drizzle-orm'

/** The queue's name for the job that looks at a customer at the payment provider and keeps what it sees. */
export const RECONCILE_CUSTOMER = 'reconcile_customer'

/**
 * The queue's name for the job that tells the payment provider a customer's new address, and for the line in which they stand:
 * two at once could leave the older address.
 */
export const TELL_EMAIL = 'tell_customer_email'

// With the queue's growing pauses, three weeks.
const MOST_TRIES = 100

/**
 * SQL that puts this job into the queue for a customer, within the statement and the transaction around it. One that waits
 * already is brought forward instead; one under way is followed by another, since it may have looked too early. One that is
 * just being taken may serve as well: good enough for what has happened at the payment provider, which it will see.
 */
export function reconcileJob(customerId: SQL): SQL {
  return sql`graphile_worker.add_job(${RECONCILE_CUSTOMER}, json_build_object('customer', ${customerId}),
    job_key := 'reconcile:' || ${customerId}, max_attempts := ${MOST_TRIES})`
}

/** The same for what happens here, in this transaction: a job of its own, since one just being taken could not see it yet. */
export function ownReconcileJob(customerId: SQL): SQL {
  return sql`graphile_worker.add_job(${RECONCILE_CUSTOMER}, json_build_object('customer', ${customerId}),
    max_attempts := ${MOST_TRIES})`
}
