import { expect, it } from 'vitest'
import type { AccountRecord } from './account-store.ts'
import { isPaidAt, isPremiumAt, presentAccount } from './present-account.ts'

it('counts a subscription past due for seven days', () => {
  const past_due_since = new Date('2026-09-01T00:00:00Z')
  const premiumAt = (moment: string) => isPaidAt(Date.parse(moment), { status: 'past_due', past_due_since })
  expect(premiumAt('2026-09-08T00:00:00Z')).toBe(true)
  expect(premiumAt('2026-09-08T00:00:01Z')).toBe(false)
})

it('has no Premium without a subscription', () => {
  expect(isPaidAt(0, null)).toBe(false)
  expect(isPaidAt(0, { status: null, past_due_since: null })).toBe(false)
  expect(isPaidAt(0, { status: 'active', past_due_since: null })).toBe(true)
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

const given = { premium_given_until: '2027-03-03' }

it.each([
  // The last minute of the day in New Zealand, and the first of the next.
  ['2027-03-03T10:59:00Z', true],
  ['2027-03-03T11:00:00Z', false],
])('counts Premium that was given to the end of its last day in New Zealand: %s', (moment, expected) => {
  expect(isPremiumAt(Date.parse(moment), { ...given, status: null, past_due_since: null })).toBe(expected)
})

it.each([
  [null, '2027-03-03T10:59:00Z', { premium: true, premium_given_until: '2027-03-03' }],
  ['active', '2027-03-03T10:59:00Z', { premium: true, premium_given_until: null }],
  ['canceled', '2027-03-03T10:59:00Z', { premium: true, premium_given_until: '2027-03-03' }],
  [null, '2027-03-03T11:00:00Z', { premium: false, premium_given_until: null }],
])('names the day of Premium that was given, unless it is paid for: %s, %s', (status, moment, expected) => {
  const subscription =
    status === null ? null : { status, past_due_since: null, current_period_end: null, cancelled: false }
  const record: Partial<AccountRecord> = { ...given, email_confirmed_at: null, subscription, searched: null }
  expect(presentAccount(record as AccountRecord, Date.parse(moment))).toMatchObject(expected)
})
