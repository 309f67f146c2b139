import * as z from 'zod/mini'
import type { QueueTask } from '../queue/queue-task.ts'
import { announceFirstBills, type AnnounceDeps } from './announce-first-bills.ts'
import type { CustomerStore } from './customer-store.ts'
import type { EventStore } from './event-store.ts'
import { RECONCILE_CUSTOMER, TELL_EMAIL } from './customer-jobs.ts'
import type { Reconcile } from './reconcile-customer.ts'

const ofCustomer = z.object({ customer: z.string() })

const NINETY_DAYS = 90 * 24 * 60 * 60 * 1000
// At night in New Zealand, one after the other.
const AT_TWO = '20 14 * * *'
const AT_THREE = '20 15 * * *'
const AT_FOUR = '20 16 * * *'

export interface SubscriptionTaskDeps extends AnnounceDeps {
  readonly customers: CustomerStore
  readonly events: EventStore
  readonly reconcile: Reconcile
}

export function subscriptionTasks({ events, customers, reconcile, now, ...deps }: SubscriptionTaskDeps): QueueTask[] {
  const announce = announceFirstBills({ ...deps, customers, now })
  return [
    {
      name: RECONCILE_CUSTOMER,
      async work(payload) {
        const { customer } = ofCustomer.parse(payload)
        // By id, because the clock may be set back; and by time, because an event that is being stored while this job is
        // about to begin queues no other. The causes of both are in the past, so this job sees them.
        const waiting = await events.readWaiting(customer)
        await reconcile(customer)
        await events.markApplied(customer, waiting)
      },
    },
    {
      name: TELL_EMAIL,
      async work(payload) {
        const { customer } = ofCustomer.parse(payload)
        const email = await customers.findEmail(customer)
        if (email !== null) await deps.payments.changeEmail(customer, email)
      },
    },
    { name: 'reconcile_everybody', work: () => customers.queueAll(), schedule: AT_TWO },
    { name: 'announce_first_bills', work: () => announce(), schedule: AT_THREE },
    {
      name: 'forget_old_payment_records',
      async work() {
        const before = new Date(now() - NINETY_DAYS)
        await events.forgetOld(before)
        await customers.forgetOld(before)
      },
      schedule: AT_FOUR,
    },
  ]
}
