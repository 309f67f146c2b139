import type { BrowserContext, Page } from '@playwright/test'
import { expect, openCalculator } from './calculator.ts'

/** Opens the calculator with a connection, and waits until all that it needs offline is cached. */
export async function visitOnce(page: Page): Promise<void> {
  await openCalculator(page)
  await expectCached(page)
}

/** Waits until the service worker controls the page and the last responses are cached. */
export async function expectCached(page: Page): Promise<void> {
  // Asking in every frame would keep the page drawing while the worker caches.
  const tenTimesASecond = { polling: 100 }
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    tenTimesASecond,
  )
  await page.waitForFunction(
    () => {
      const cached = JSON.parse(localStorage.getItem('homeyield.cached-answers') ?? '{}') as Record<string, unknown>
      return Boolean(cached['account'] && cached['config'] && cached['expenses'])
    },
    undefined,
    tenTimesASecond,
  )
}

/** Waits until rents are stored on this device. A function of `waitForFunction` must not be async: a promise is true. */
export async function expectStoredRents(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(async () =>
      (await caches.has('homeyield-stored-rents'))
        ? (await (await caches.open('homeyield-stored-rents')).keys()).length
        : 0,
    )
  await expect.poll(count).toBe(1)
}

/** The path of every response in the service worker's caches. */
export async function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = []
    // The page stores the estimates of rents in a cache of its own.
    for (const name of (await caches.keys()).filter((name) => name !== 'homeyield-stored-rents')) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) paths.push(new URL(url).pathname)
    }
    return paths
  })
}

/** The idempotency keys of all requests that create a calculation, in order. */
export function recordIdempotencyKeys(context: BrowserContext): string[] {
  const keys: string[] = []
  context.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/calculations')) return
    keys.push(request.headers()['idempotency-key'] ?? 'none')
  })
  return keys
}
