import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveAfterHit } from './follow-outbound-links.ts'

let left: number[] = []
const leave = () => void left.push(performance.now())

beforeEach(() => {
  left = []
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => void vi.useRealTimers())

it('nobody waits longer than 250 ms for a hit that does not come back', () => {
  leaveAfterHit(() => undefined, leave)
  vi.advanceTimersByTime(249)
  expect(left).toEqual([])
  vi.advanceTimersByTime(1)
  expect(left).toEqual([250])
})

it('who waits leaves as soon as the hit is back, and once', () => {
  let sent: () => void = () => undefined
  leaveAfterHit((then) => void (sent = then), leave)
  vi.advanceTimersByTime(40)
  sent()
  expect(left).toEqual([40])
  sent()
  vi.advanceTimersByTime(1_000)
  expect(left).toEqual([40])
})

it('a hit that comes back too late moves nobody again', () => {
  let sent: () => void = () => undefined
  leaveAfterHit((then) => void (sent = then), leave)
  vi.advanceTimersByTime(251)
  sent()
  expect(left).toEqual([250])
})

it('a hit that is sent at once delays nobody', () => {
  leaveAfterHit((sent) => sent(), leave)
  expect(left).toEqual([0])
  expect(vi.getTimerCount()).toBe(0)
})
