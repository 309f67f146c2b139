import { describe, expect, it } from 'vitest'
import { calculationPath, safeTarget, withoutPremiumPopup, withPremiumPopup } from './paths.ts'

describe('the premium popup', () => {
  it.each([
    ['/calculator', '/calculator/premiumpopup'],
    ['/calculator/', '/calculator/premiumpopup'],
    ['/calculations/premiumpopup', '/calculations/premiumpopup'],
  ])('opens over %s', (path, expected) => expect(withPremiumPopup(path)).toBe(expected))
  it.each([
    ['/calculator/premiumpopup', '/calculator'],
    ['/premiumpopup', '/'],
    ['/profile', '/profile'],
  ])('closes over %s', (path, expected) => expect(withoutPremiumPopup(path)).toBe(expected))
})

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
