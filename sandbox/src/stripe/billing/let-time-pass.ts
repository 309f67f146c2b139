import { showSession } from '../objects/show-session.ts'
import { showSubscription } from '../objects/show-subscription.ts'
import type { SubscriptionRecord } from '../records.ts'
import { tell, type World } from '../world.ts'
import { collectInvoice, finalizeInvoice } from './collect-invoice.ts'
import { endSubscription } from './end-subscription.ts'
import { renewSubscription } from './renew-subscription.ts'

interface Due {
  readonly time: number
  readonly happen: () => void
}

const WARNING_SECONDS = 3 * 86_400

/** Lets all that falls due until `time` happen, in its order and at its time. Answers whether anything did. */
export function letTimePass(world: World, time: number): boolean {
  let happened = false
  for (let due = nextDue(world); due !== undefined && due.time <= time; due = nextDue(world)) {
    happened = true
    world.at = due.time
    try {
      due.happen()
    } finally {
      world.at = null
    }
  }
  return happened
}

function nextDue(world: World): Due | undefined {
  const dues = [...dueSubscriptions(world), ...dueInvoices(world), ...dueSessions(world)]
  // Of what is due at the same time the first one happens first: an end before anything is collected.
  return dues.reduce<Due | undefined>(
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
      ? { time: cancelAt, happen: () => endSubscription(world, subscription, 'cancellation_requested') }
      : { time: periodEnd, happen: () => renewSubscription(world, subscription) }
    return [warning(world, subscription), next].filter((due) => due !== null)
  })
}

function warning(world: World, subscription: SubscriptionRecord): Due | null {
  const { status, trialEnd, trialWarned } = subscription
  if (status !== 'trialing' || trialEnd === null || trialWarned) return null
  const happen = () => {
    subscription.trialWarned = true
    tell(world, 'customer.subscription.trial_will_end', showSubscription(world, subscription))
  }
  return { time: Math.max(trialEnd - WARNING_SECONDS, subscription.created), happen }
}

function dueInvoices(world: World): Due[] {
  return Object.values(world.state.invoices).flatMap((invoice) => {
    const { status, finalizesAt, nextAttempt } = invoice
    if (status === 'draft' && finalizesAt !== null) {
      return [{ time: finalizesAt, happen: () => finalizeInvoice(world, invoice) }]
    }
    if (status === 'open' && nextAttempt !== null) {
      return [{ time: nextAttempt, happen: () => void collectInvoice(world, invoice) }]
    }
    return []
  })
}

function dueSessions(world: World): Due[] {
  return Object.values(world.state.sessions).flatMap((session) => {
    if (session.status !== 'open') return []
    const happen = () => {
      session.status = 'expired'
      tell(world, 'checkout.session.expired', showSession(world, session))
    }
    return [{ time: session.expiresAt, happen }]
  })
}
