import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchCode } from './prefetch-code.ts'

const router = { state: { initialized: true } } as Parameters<typeof prefetchCode>[0]
const idle: (() => void)[] = []

beforeEach(() => {
  const requestIdleCallback = (task: () => void) => idle.push(task)
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  idle.length = 0
})

/** Runs the waiting task, and lets its promises settle. */
async function becomeIdle(): Promise<void> {
  idle.shift()?.()
  await new Promise((resolve) => setImmediate(resolve))
}

test('loads one part each time the browser is idle', async () => {
  const [first, second] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  prefetchCode(router, [first, second])
  expect(first).not.toHaveBeenCalled()
  await becomeIdle()
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
  await becomeIdle()
  expect(second).toHaveBeenCalledOnce()
  expect(idle).toEqual([])
})

test('stops at a part that cannot be loaded', async () => {
  const second = vi.fn(async () => undefined)
  prefetchCode(router, [() => Promise.reject(new Error('offline')), second])
  await becomeIdle()
  expect(idle).toEqual([])
  expect(second).not.toHaveBeenCalled()
})

test.each([
  [{ connection: { saveData: true } }, 0],
  [{ connection: { saveData: false } }, 1],
  [{ connection: { effectiveType: '3g' } }, 0],
  [{ connection: { effectiveType: '4g' } }, 1],
  [{ connection: {} }, 1],
  [{}, 1],
])('in a browser with %j has %i parts to load', (navigator, parts) => {
  vi.stubGlobal('navigator', navigator)
  prefetchCode(router, [async () => undefined])
  expect(idle).toHaveLength(parts)
})
