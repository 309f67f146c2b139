import { expect, it } from 'vitest'
import { membershipSentence } from './membership-banner.tsx'

const PREMIUM = { premium: true, premium_subscription_cancelled: false, premium_paid_until: '2026-12-05' }

it.each([
  [
    'a free account',
    { ...PREMIUM, premium: false },
    'Quick appraisals, one property search and one saved calculation.',
  ],
  ['Premium', PREMIUM, 'You have Premium. It renews on 5 Dec 2026.'],
  [
    'Premium that was cancelled',
    { ...PREMIUM, premium_subscription_cancelled: true },
    'You have Premium until 5 Dec 2026. It will not renew.',
  ],
  ['Premium without a date', { ...PREMIUM, premium_paid_until: null }, 'You have Premium.'],
])('says what %s is', (_, account, expected) => expect(membershipSentence(account)).toBe(expected))
