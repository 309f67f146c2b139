import { describe, expect, it } from 'vitest'
import { downgradeSentence, membershipOf, membershipSentence } from './membership.ts'

const PREMIUM = {
  premium: true,
  premium_subscription_cancelled: false,
  premium_paid_until: '2026-12-05',
  premium_past_due_since: null,
  premium_given_until: null,
}
const GIVEN = { ...PREMIUM, premium_paid_until: null, premium_given_until: '2027-03-03' }
const FREE = { ...PREMIUM, premium: false, premium_paid_until: null }

describe('the state of a membership', () => {
  it.each([
    ['free', FREE],
    ['lapsed', { ...PREMIUM, premium: false, premium_subscription_cancelled: true }],
    ['premium', PREMIUM],
    ['given', GIVEN],
    ['given', { ...GIVEN, premium_subscription_cancelled: true, premium_past_due_since: '2026-11-01' }],
    ['cancelled', { ...PREMIUM, premium_subscription_cancelled: true }],
    ['past_due', { ...PREMIUM, premium_past_due_since: '2026-12-05' }],
    ['past_due', { ...PREMIUM, premium_subscription_cancelled: true, premium_past_due_since: '2026-12-05' }],
    ['unpaid', { ...PREMIUM, premium: false, premium_past_due_since: '2026-12-05' }],
  ])('%s', (expected, account) => expect(membershipOf(account)).toBe(expected))
})

describe('in words', () => {
  it.each([
    ['a free account', FREE, 'Quick appraisals, one property search and one saved calculation.'],
    [
      'Premium that has ended',
      { ...PREMIUM, premium: false },
      'Your Premium has ended. Nothing was deleted: the calculation you updated last can still be changed, the others can be read.',
    ],
    ['Premium', PREMIUM, 'You have Premium. It renews on 5 Dec 2026.'],
    [
      'Premium that was given',
      GIVEN,
      'You were given Premium until 3 Mar 2027. There is nothing to pay, and it ends by itself.',
    ],
    ['Premium without a date', { ...PREMIUM, premium_paid_until: null }, 'You have Premium.'],
    [
      'Premium that was cancelled',
      { ...PREMIUM, premium_subscription_cancelled: true },
      'You have Premium until 5 Dec 2026. It will not renew.',
    ],
    // Seven days from the day the bill was made out, across the end of a month.
    [
      'a payment that failed',
      { ...PREMIUM, premium_past_due_since: '2026-11-27' },
      'Your last payment did not go through. It will be tried again, and you have Premium until 4 Dec 2026.',
    ],
    [
      'a payment that failed, and a downgrade after it',
      { ...PREMIUM, premium_subscription_cancelled: true, premium_past_due_since: '2026-11-27' },
      'Your last payment did not go through. It will be tried again, and you have Premium until 4 Dec 2026. You have downgraded: there will be no bill after this one.',
    ],
    [
      'a payment that failed for good',
      { ...PREMIUM, premium: false, premium_past_due_since: '2026-11-27' },
      'Your last payment did not go through, so Premium has stopped. Nothing was deleted: once the bill is paid, everything is open again.',
    ],
  ])('%s', (_, account, expected) => expect(membershipSentence(account)).toBe(expected))
})

describe('what a downgrade leaves', () => {
  it.each([
    ['Premium', PREMIUM, 'Your account stays premium to the end of the billing cycle, on 5 Dec 2026.'],
    [
      'Premium without a date',
      { ...PREMIUM, premium_paid_until: null },
      'Your account stays premium to the end of the billing cycle.',
    ],
    [
      'a payment that failed, whose cycle is not paid for',
      { ...PREMIUM, premium_paid_until: '2026-12-27', premium_past_due_since: '2026-11-27' },
      'Your last payment will still be tried again. If it goes through, your account stays premium to the end of the billing cycle, on 27 Dec 2026; if not, until 4 Dec 2026.',
    ],
  ])('%s', (_, account, expected) => expect(downgradeSentence(account)).toBe(expected))
})
