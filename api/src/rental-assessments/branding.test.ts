import { describe, expect, it } from 'vitest'
import { mailBranding } from './branding.ts'

const account = { brand_logo_url: '/images/logo.png', email_signature: null }
const free = { premium: false, is_property_professional: false, email_confirmed: true }

describe('a logo that may not be used is refused', () => {
  it.each([
    ['a free account, as Premium’s', {}, 'You need a premium account to access that feature.'],
    [
      'an account that is no professional’s, as a logo',
      { premium: true },
      'Only a property professional can have a logo.',
    ],
  ])('to %s', (_, rights, sentence) => {
    expect(() => mailBranding({ ...free, ...rights }, account, { use_logo: true })).toThrow(sentence)
  })
})
