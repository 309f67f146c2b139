import type { PaymentsGateway } from './payments-port.ts'
import type { Visitor } from '../server/viewer.ts'
import type { EventStore } from './event-store.ts'
import { notSigned } from './subscription-problems.ts'

// Events that can change a membership.
const MATTERS = /^(?:checkout\.session|customer\.subscription|invoice)\.|^customer\.deleted$/u

export interface SignedEvent {
  readonly body: Uint8Array
  readonly headers: { readonly 'stripe-signature'?: string | undefined }
}

/**
 * Receives an event of the payment provider (POST /webhooks/stripe). It is stored, with its job, before it is
 * acknowledged; the job refreshes the customer, so that order and repetition do not matter. Refuses an invalid
 * signature.
 */
export function receiveEvent({ payments, events }: { payments: PaymentsGateway; events: EventStore }) {
  return async (_visitor: Visitor, { body, headers }: SignedEvent): Promise<void> => {
    const event = payments.readEvent(body, headers['stripe-signature'] ?? '')
    if (event === null) throw notSigned()
    await events.receive(event, MATTERS.test(event.type))
  }
}
