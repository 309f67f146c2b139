import { expect, it } from 'vitest'
import type { AccountRecord } from './account-store.ts'
import { isPremiumAt, presentAccount } from './present-account.ts'

it('counts a subscription past due for seven days', () => {
  const past_due_since = new Date('2026-09-01T00:00:00Z')
  const premiumAt = (moment: string) => isPremiumAt(Date.parse(moment), { status: 'past_due', past_due_since })
  expect(premiumAt('2026-09-08T00:00:00Z')).toBe(true)
  expect(premiumAt('2026-09-08T00:00:01Z')).toBe(false)
})

it('has no Premium without a subscription', () => {
  expect(isPremiumAt(0, null)).toBe(false)
  expect(isPremiumAt(0, { status: null, past_due_since: null })).toBe(false)
  expect(isPremiumAt(0, { status: 'active', past_due_since: null })).toBe(true)
})

it.each([
  // One minute past midnight in New Zealand.
  ['past_due', '2026-09-01T12:01:00Z', '2026-09-02'],
  ['unpaid', '2026-09-01T12:01:00Z', '2026-09-02'],
  ['active', '2026-09-01T12:01:00Z', null],
  ['canceled', '2026-09-01T12:01:00Z', null],
  ['past_due', null, null],
])('gives the day since which a bill is unpaid: %s, %s', (status, since, expected) => {
  const past_due_since = since === null ? null : new Date(since)
  const subscription = { status, past_due_since, current_period_end: null, cancelled: false }
  const record = { email_confirmed_at: null, subscription, searched: null } as AccountRecord
  expect(presentAccount(record, 0).premium_past_due_since).toBe(expected)
})
