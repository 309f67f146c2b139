import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'

/** The open requests of a browser's pages, and how many have begun. */
interface Requests {
  readonly open: Set<Request>
  begun: number
}

const tracked = new WeakMap<BrowserContext, Requests>()

/** Tracks the requests of a browser's pages for `waitUntilIdle`. */
export function trackRequests(context: BrowserContext): void {
  const requests: Requests = { open: new Set(), begun: 0 }
  tracked.set(context, requests)
  context.on('request', (request) => {
    requests.begun += 1
    requests.open.add(request)
  })
  context.on('requestfinished', (request) => requests.open.delete(request))
  context.on('requestfailed', (request) => requests.open.delete(request))
}

/**
 * Waits until no page of the browser has an open request and none has begun one for several frames.
 * What a journey then changes behind the page's back meets no request in flight.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  const requests = tracked.get(page.context())
  if (!requests) throw new Error('trackRequests was not called for this browser: the journey does not use fixtures.ts')
  await expect
    .poll(
      async () => {
        const { begun } = requests
        await runIdleTasks(page)
        const open = [...requests.open].map((request) => `${request.method()} ${request.url()}`)
        return requests.begun === begun ? open : [...open, 'a request that has just begun']
      },
      // Measurements have no configuration, whose limit is the same.
      { timeout: 20_000 },
    )
    .toEqual([])
}

/** From the next load on, screens wait 60 seconds for the account on a slow machine, not one (web/src/session/route-guards.ts). */
export async function extendLoadingTimeout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    window.setTimeout = ((task: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
      wait(task, milliseconds === 1_000 ? 60_000 : milliseconds, ...rest)) as typeof setTimeout
  })
}

/** Lets the page's idle callbacks run and their results be drawn. */
async function runIdleTasks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}
