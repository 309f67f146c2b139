import { expect, it, vi } from 'vitest'
import { lazily } from './lazily.ts'

it('computes a part once, when it is read', () => {
  const [first, second] = [vi.fn(() => 1), vi.fn(() => 2)]
  const whole = lazily({ first, second })
  expect([whole.first, whole.first]).toEqual([1, 1])
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).not.toHaveBeenCalled()
  expect({ ...whole }).toEqual({ first: 1, second: 2 })
  expect(JSON.stringify(whole)).toBe('{"first":1,"second":2}')
})
