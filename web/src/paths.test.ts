import { describe, expect, it } from 'vitest'
import {
  calculationPath,
  checkoutReturns,
  homeAt,
  safeTarget,
  signUpPath,
  withoutPremiumPopup,
  withPremiumPopup,
} from './paths.ts'

describe('the premium popup', () => {
  it.each([
    ['/calculator', '/calculator/premiumpopup'],
    ['/calculator/', '/calculator/premiumpopup'],
    ['/calculations/premiumpopup', '/calculations/premiumpopup'],
  ])('opens over %s', (path, expected) => expect(withPremiumPopup(path)).toBe(expected))
  it.each([
    ['/calculator/premiumpopup', '/calculator'],
    ['/premiumpopup', '/'],
    ['/calculations/premiumpopup/', '/calculations'],
    ['/profile', '/profile'],
  ])('closes over %s', (path, expected) => expect(withoutPremiumPopup(path)).toBe(expected))
})

it.each([
  ['/calculator', null, 'numbers'],
  ['/calculator/', null, 'numbers'],
  ['/calculator/7f3c', '7f3c', 'numbers'],
  ['/calculator/loans', null, 'loans'],
  ['/Calculator/7f3c/Loans/premiumpopup', '7f3c', 'loans'],
  ['/calculator/rent/bank', 'rent', 'bank'],
])('at %s is the home %s and its page %s', (path, id, page) => expect(homeAt(path)).toEqual({ id, page }))

it.each(['/', '/calculations', '/calculator/a/b', '/calculator/a/loans/b'])('at %s is no home', (path) =>
  expect(homeAt(path)).toBeNull(),
)

it.each([
  [null, 'numbers', '/calculator'],
  [null, 'loans', '/calculator/loans'],
  ['7f3c', 'years', '/calculator/7f3c/years'],
] as const)('of the home %s the page %s is at %s', (id, page, path) => expect(calculationPath(id, page)).toBe(path))

it('writes an id so that it stays one part of the path', () => {
  expect(calculationPath('a/b?c')).toBe('/calculator/a%2Fb%3Fc')
})

it.each([
  ['/profile?x=1', '/profile?x=1'],
  [null, '/calculator'],
  ['https://evil.example/', '/calculator'],
  ['//evil.example', '/calculator'],
  ['/\\evil.example', '/calculator'],
])('a target is inside the app: %s', (target, expected) => expect(safeTarget(target)).toBe(expected))

describe('signing up', () => {
  it.each([
    [{}, '/signup?referrer=freesignup'],
    [{ premium: true }, '/signup?referrer=premiumsignup&go-premium=true'],
    [{ premium: true, coupon: true }, '/signup?referrer=premiumsignup&go-premium=true&coupon=true'],
    [{ professional: true }, '/signup?referrer=freesignup&professional=true'],
  ])('with %o is at %s', (flags, expected) => expect(signUpPath(flags)).toBe(expected))
})

it('comes back from the checkout to the calculator when it is done, and to the plans when it was left', () => {
  expect(checkoutReturns('https://homeyield.test')).toEqual({
    success_url: 'https://homeyield.test/calculator?referrer=premiumsuccess',
    cancel_url: 'https://homeyield.test/plans?referrer=premiumcancelled',
  })
})
