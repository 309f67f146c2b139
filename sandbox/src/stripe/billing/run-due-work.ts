import { showSession } from '../objects/show-session.ts'
import { showSubscription } from '../objects/show-subscription.ts'
import type { SubscriptionRecord } from '../records.ts'
import { emitEvent, type World } from '../world.ts'
import { collectInvoice, finalizeInvoice } from './collect-invoice.ts'
import { endSubscription } from './end-subscription.ts'
import { renewSubscription } from './renew-subscription.ts'

interface Due {
  readonly time: number
  readonly run: () => void
}

const WARNING_SECONDS = 3 * 86_400

/** Runs everything due until `time`, in order and at its own time; returns whether anything ran. */
export function runDueWork(world: World, time: number): boolean {
  let ran = false
  for (let due = nextDue(world); due !== undefined && due.time <= time; due = nextDue(world)) {
    ran = true
    world.at = due.time
    try {
      due.run()
    } finally {
      world.at = null
    }
  }
  return ran
}

function nextDue(world: World): Due | undefined {
  const items = [...dueSubscriptions(world), ...dueInvoices(world), ...dueSessions(world)]
  // At the same time the first one wins: an end comes before a collection.
  return items.reduce<Due | undefined>(
    (first, due) => (first === undefined || due.time < first.time ? due : first),
    undefined,
  )
}

function dueSubscriptions(world: World): Due[] {
  return Object.values(world.state.subscriptions).flatMap((subscription) => {
    if (subscription.status === 'canceled') return []
    const { cancelAt, periodEnd } = subscription
    const end = cancelAt !== null && cancelAt <= periodEnd
    const next = end
      ? { time: cancelAt, run: () => endSubscription(world, subscription, 'cancellation_requested') }
      : { time: periodEnd, run: () => renewSubscription(world, subscription) }
    return [warning(world, subscription), next].filter((due) => due !== null)
  })
}

function warning(world: World, subscription: SubscriptionRecord): Due | null {
  const { status, trialEnd, trialWarned } = subscription
  if (status !== 'trialing' || trialEnd === null || trialWarned) return null
  const run = () => {
    subscription.trialWarned = true
    emitEvent(world, 'customer.subscription.trial_will_end', showSubscription(world, subscription))
  }
  return { time: Math.max(trialEnd - WARNING_SECONDS, subscription.created), run }
}

function dueInvoices(world: World): Due[] {
  return Object.values(world.state.invoices).flatMap((invoice) => {
    const { status, finalizesAt, nextAttempt } = invoice
    if (status === 'draft' && finalizesAt !== null) {
      return [{ time: finalizesAt, run: () => finalizeInvoice(world, invoice) }]
    }
    if (status === 'open' && nextAttempt !== null) {
      return [{ time: nextAttempt, run: () => void collectInvoice(world, invoice) }]
    }
    return []
  })
}

function dueSessions(world: World): Due[] {
  return Object.values(world.state.sessions).flatMap((session) => {
    if (session.status !== 'open') return []
    const run = () => {
      session.status = 'expired'
      emitEvent(world, 'checkout.session.expired', showSession(world, session))
    }
    return [{ time: session.expiresAt, run }]
  })
}
