import { expect, it } from 'vitest'
import { isLineSlow } from './line.ts'

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [undefined, false],
])('the line %j is slow: %s', (connection, slow) => expect(isLineSlow({ connection })).toBe(slow))

it('is not slow where the browser does not say', () => expect(isLineSlow({})).toBe(false))
