import { expect, it } from 'vitest'
import { publicAddress } from './public-address.ts'

it.each([
  ['/how-it-works', 'buyer', '/how-it-works'],
  ['/how-it-works', 'professional', '/how-it-works?professional=true'],
  ['/termsandconditions#data-providers', 'buyer', '/termsandconditions#data-providers'],
  ['/termsandconditions#data-providers', 'professional', '/termsandconditions?professional=true#data-providers'],
] as const)('%s leads a %s to %s', (to, audience, address) => {
  expect(publicAddress(to, audience)).toBe(address)
})
