import { describe, expect, it } from 'vitest'
import {
  isReadonly,
  mayBrandAssessments,
  mayGiveEstimate,
  maySaveAnother,
  maySendAssessments,
  mayUsePremiumFeatures,
} from './permissions.ts'
import { isPremium } from './premium.ts'

const free = { premium: false, is_property_professional: false, email_confirmed: true }
const premium = { ...free, premium: true }

describe('premium', () => {
  const now = 1_795_200_000_000
  const day = 86_400_000
  it.each([
    ['active', null, true],
    ['trialing', null, true],
    ['past_due', now - 7 * day, true],
    ['past_due', now - 7 * day - 1, false],
    ['past_due', null, false],
    ['canceled', null, false],
    ['unpaid', null, false],
    ['incomplete', null, false],
  ])('%s since %s: %s', (status, past_due_since, expected) => {
    expect(isPremium({ status, past_due_since }, now)).toBe(expected)
  })
  it('needs a subscription', () => expect(isPremium(null, now)).toBe(false))
})

describe('what each kind of account may do', () => {
  it('allows a free account one saved calculation, premium any number', () => {
    expect([maySaveAnother(free, 0), maySaveAnother(free, 1), maySaveAnother(premium, 99)]).toEqual([true, false, true])
  })
  it('leaves the newest editable after a lapse', () => {
    expect([isReadonly(free, 0), isReadonly(free, 1), isReadonly(premium, 5)]).toEqual([false, true, false])
  })
  it('opens premium features to premium only', () => {
    expect([mayUsePremiumFeatures(free), mayUsePremiumFeatures(premium)]).toEqual([false, true])
  })
  it('takes estimates from professionals, and brands their mails with premium', () => {
    const professional = { ...free, is_property_professional: true }
    expect([mayGiveEstimate(free), mayGiveEstimate(professional)]).toEqual([false, true])
    expect([professional, premium, { ...professional, premium: true }].map(mayBrandAssessments)).toEqual([
      false,
      false,
      true,
    ])
  })
  it('sends mail from confirmed addresses only', () => {
    expect([maySendAssessments(free), maySendAssessments({ email_confirmed: false })]).toEqual([true, false])
  })
})
