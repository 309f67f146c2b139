import type { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import type { AccountRecord } from '../accounts/account-store.ts'
import { presentAccount } from '../accounts/present-account.ts'
import { openBillOf, subscriptionOf } from '../gateways/stripe/stripe-shapes.ts'
import { resolveSubscription } from './resolve-subscription.ts'

const seconds = (moment: string) => Date.parse(moment) / 1000

/** A subscription as Stripe writes it since 2025-03-31.basil. */
function stripes(changes: object = {}, ...ends: string[]): Stripe.Subscription {
  const items = ends.map((end) => ({
    current_period_start: seconds(end) - 2_592_000,
    current_period_end: seconds(end),
  }))
  return {
    id: 'sub_1',
    status: 'active',
    created: 1,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    latest_invoice: 'in_1',
    items: { data: items },
    ...changes,
  } as unknown as Stripe.Subscription
}

const bill = (finalized_at: string | null, subscription = 'sub_1') =>
  openBillOf({
    id: 'in_1',
    attempt_count: 1,
    amount_due: 499,
    parent: { subscription_details: { subscription } },
    status_transitions: { finalized_at: finalized_at === null ? null : seconds(finalized_at) },
  } as unknown as Stripe.Invoice)

const END = '2026-12-21T10:00:00Z'
const settle = (changes: object, ...ends: string[]) =>
  resolveSubscription(subscriptionOf(stripes(changes, ...ends)), [])

describe('the end of what is paid', () => {
  // New Zealand is twelve hours ahead of UTC, and thirteen from the last Sunday of September to the first of April.
  it.each([
    ['half past midnight in winter', '2026-07-01T12:30:00Z', '2026-07-02'],
    ['half an hour before', '2026-07-01T11:30:00Z', '2026-07-01'],
    ['half past midnight in summer', '2026-12-31T11:30:00Z', '2027-01-01'],
    ['half past midnight before summer time begins', '2026-09-26T12:30:00Z', '2026-09-27'],
    ['half past eleven on that day', '2026-09-27T10:30:00Z', '2026-09-27'],
    ['half past midnight after summer time began', '2026-09-27T11:30:00Z', '2026-09-28'],
    ['half past midnight before summer time ends', '2026-04-04T11:30:00Z', '2026-04-05'],
    ['half past eleven on that day', '2026-04-05T11:30:00Z', '2026-04-05'],
    ['half past midnight after summer time ended', '2026-04-05T12:30:00Z', '2026-04-06'],
    ['half past midnight on 29 February', '2028-02-28T11:30:00Z', '2028-02-29'],
    ['half past eleven on 29 February', '2028-02-29T10:30:00Z', '2028-02-29'],
  ])('%s', (_, end, day) => {
    const { currentPeriodEnd, ...settled } = settle({}, end)
    const subscription = { ...settled, current_period_end: currentPeriodEnd, past_due_since: null }
    const account = presentAccount(
      { email_confirmed_at: null, subscription, searched: null } as unknown as AccountRecord,
      0,
    )
    expect(account.premium_paid_until).toBe(day)
  })

  it('is the latest of all that is subscribed to', () => {
    expect(settle({}, '2026-12-01T00:00:00Z', END, '2026-12-20T00:00:00Z').currentPeriodEnd).toEqual(new Date(END))
  })

  it('is when it ended, or is to end, if that is before', () => {
    const early = '2026-12-05T00:00:00Z'
    expect(settle({ status: 'canceled', ended_at: seconds(early) }, END).currentPeriodEnd).toEqual(new Date(early))
    expect(settle({ cancel_at: seconds(early) }, END).currentPeriodEnd).toEqual(new Date(early))
    expect(settle({ cancel_at: seconds('2027-03-01T00:00:00Z') }, END).currentPeriodEnd).toEqual(new Date(END))
  })

  it('is not known of a subscription to nothing', () => {
    expect(settle({}).currentPeriodEnd).toBeNull()
  })
})

it.each([
  [{}, false],
  [{ cancel_at_period_end: true }, true],
  // As the customer portal does it.
  [{ cancel_at: seconds(END) }, true],
  // The time of a request that was undone since.
  [{ canceled_at: seconds(END) }, false],
])('cancelled is what ends by itself: %o', (changes, expected) => {
  expect(settle(changes, END).cancelled).toBe(expected)
})

it.each([
  [
    'the oldest bill that waits',
    'past_due',
    [bill('2026-11-23T00:00:00Z'), bill('2026-11-22T00:00:00Z')],
    '2026-11-22T00:00:00Z',
  ],
  ['also when it was given up', 'unpaid', [bill('2026-11-22T00:00:00Z')], '2026-11-22T00:00:00Z'],
  [
    'not another subscription’s',
    'past_due',
    [bill('2026-11-01T00:00:00Z', 'sub_2'), bill('2026-11-22T00:00:00Z')],
    '2026-11-22T00:00:00Z',
  ],
  ['the beginning of the period where no bill is left', 'past_due', [], '2026-11-21T10:00:00Z'],
  ['not a draft', 'past_due', [bill(null)], '2026-11-21T10:00:00Z'],
  ['nothing while it is paid', 'active', [bill('2026-11-22T00:00:00Z')], null],
  ['nothing once it is over', 'canceled', [bill('2026-11-22T00:00:00Z')], null],
])('past due since %s', (_, status, bills, since) => {
  const settled = resolveSubscription(subscriptionOf(stripes({ status }, END)), bills)
  expect(settled.pastDueSince).toEqual(since === null ? null : new Date(since))
})
