import { expect, it } from 'vitest'
import { pathAfterSignUp } from './path-after-sign-up.ts'

it.each([
  ['/calculator', '/calculator?referrer=freesuccess'],
  ['/profile?from=mail', '/calculator?referrer=freesuccess'],
  ['/calculations/compare', '/calculator?referrer=freesuccess'],
  ['/calculator/7?area=251600', '/calculator?referrer=freesuccess'],
  ['/calculator?referrer=premiumsuccess&session_id=cs_1', '/calculator?referrer=freesuccess'],
  [
    '/calculator?area=251600&dwelling=Apartment&bedrooms=2',
    '/calculator?referrer=freesuccess&area=251600&dwelling=Apartment&bedrooms=2',
  ],
  ['/calculator?area=251600&referrer=premiumsuccess&scenario=z', '/calculator?referrer=freesuccess&area=251600'],
  [
    '/calculator?area=252900%2C253000&address=a1&dwelling=House&bedrooms=3&price=700000',
    '/calculator?referrer=freesuccess&area=252900%2C253000&address=a1&dwelling=House&bedrooms=3&price=700000',
  ],
  ['/calculator?area=1&price=7&assumed=true', '/calculator?referrer=freesuccess&area=1&price=7&assumed=true'],
  ['/calculator?area=&bedrooms=2', '/calculator?referrer=freesuccess'],
])('who wanted %s arrives at %s', (target, expected) => expect(pathAfterSignUp(target)).toBe(expected))
