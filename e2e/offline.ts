import type { BrowserContext, Page } from '@playwright/test'
import { openCalculator } from './calculator.ts'

/** Visits the calculator with a connection, until what it needs without one is in the browser. */
export async function visitOnce(page: Page): Promise<void> {
  await openCalculator(page)
  await expectKept(page)
}

/** Expects that the shell and the last answers are kept, and that the worker answers this page. */
export async function expectKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.waitForFunction(() => {
    const kept = JSON.parse(localStorage.getItem('homeyield.kept-answers') ?? '{}') as Record<string, unknown>
    return Boolean(kept['account'] && kept['config'] && kept['expenses'])
  })
}

/** Every address that the worker has kept an answer for. */
export async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) found.push(new URL(url).pathname)
    }
    return found
  })
}

/** The keys under which new calculations are sent from any page of a browser, in their order. */
export function watchKeys(context: BrowserContext): string[] {
  const keys: string[] = []
  context.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/calculations')) return
    keys.push(request.headers()['idempotency-key'] ?? 'none')
  })
  return keys
}
