import { sql, type SQL } from 'drizzle-orm'

export const RECONCILE_CUSTOMER = 'reconcile_customer'

/** The queue's name of the job that updates a customer's address at the payment provider. */
export const TELL_EMAIL = 'tell_customer_email'
/** Its serial queue: two in parallel could leave the older address. */
export const TELL_EMAIL_QUEUE = 'payments_0'

// Three weeks, with the queue's growing delays.
const MAX_ATTEMPTS = 100

/** Jobs of one queue run one after the other, so these take two places of a worker. */
const queueOf = (customerId: SQL) => sql`'payments_' || (hashtext(${customerId}) & 1)`

/**
 * SQL that queues this job for a customer, within the surrounding statement and transaction. A waiting job is brought
 * forward; a running one is followed by another, since it may have read too early. A job just being taken may count: it
 * will still see what has happened at the payment provider.
 */
export function reconcileJob(customerId: SQL): SQL {
  return sql`graphile_worker.add_job(${RECONCILE_CUSTOMER}, json_build_object('customer', ${customerId}),
    queue_name := ${queueOf(customerId)}, job_key := 'reconcile:' || ${customerId}, max_attempts := ${MAX_ATTEMPTS})`
}

/** The same for changes of this transaction: a separate job, since one just being taken could not see them yet. */
export function ownReconcileJob(customerId: SQL): SQL {
  return sql`graphile_worker.add_job(${RECONCILE_CUSTOMER}, json_build_object('customer', ${customerId}),
    queue_name := ${queueOf(customerId)}, max_attempts := ${MAX_ATTEMPTS})`
}

// Behind whatever somebody waits for.
const NIGHTLY_PRIORITY = 10
const NIGHT = '3 hours'

/**
 * SQL of a nightly job's options, at a time of the night that depends on the customer. It has a key of its own, so
 * that it never puts off a job that an event has queued.
 */
export function nightlyReconcileJob(customerId: SQL): SQL {
  return sql`(${RECONCILE_CUSTOMER}, json_build_object('customer', ${customerId}), ${queueOf(customerId)},
    now() + interval '${sql.raw(NIGHT)}' * ((hashtext(${customerId}) & 65535) / 65536.0), ${MAX_ATTEMPTS},
    'reconcile_nightly:' || ${customerId}, ${NIGHTLY_PRIORITY}, null)::graphile_worker.job_spec`
}
