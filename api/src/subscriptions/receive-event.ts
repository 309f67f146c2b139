import type { PaymentsGateway } from './payments-port.ts'
import type { Visitor } from '../server/viewer.ts'
import type { EventStore } from './event-store.ts'
import { notSigned } from './subscription-problems.ts'

// All that can change what an account is told of its membership.
const MATTERS = /^(?:checkout\.session|customer\.subscription|invoice)\.|^customer\.deleted$/u

/** An event as it arrived. */
export interface SignedEvent {
  readonly body: Uint8Array
  readonly headers: { readonly 'stripe-signature'?: string | undefined }
}

/**
 * Takes note of an event of the payment provider's (decisions section 1, POST /webhooks/stripe). It is on disk, with the job
 * that applies it, before it is acknowledged; applying it is looking at the customer, so that neither order nor repetition
 * matters. What is not signed is refused.
 */
export function receiveEvent({ payments, events }: { payments: PaymentsGateway; events: EventStore }) {
  return async (_visitor: Visitor, { body, headers }: SignedEvent): Promise<void> => {
    const event = payments.readEvent(body, headers['stripe-signature'] ?? '')
    if (event === null) throw notSigned()
    await events.receive(event, MATTERS.test(event.type))
  }
}
