import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'

/** What the pages of a browser are asking for, and how often they have asked. */
interface Asking {
  readonly open: Set<Request>
  begun: number
}

const asking = new WeakMap<BrowserContext, Asking>()

/** Follows what the pages of a browser ask for, from now on. */
export function followAsking(context: BrowserContext): void {
  const here: Asking = { open: new Set(), begun: 0 }
  asking.set(context, here)
  context.on('request', (request) => {
    here.begun += 1
    here.open.add(request)
  })
  context.on('requestfinished', (request) => here.open.delete(request))
  context.on('requestfailed', (request) => here.open.delete(request))
}

/**
 * Waits until a page has come to rest: what it fetches once it is idle has come as well, no page of its browser asks
 * for anything, and none has begun to for several frames. What is then changed behind its back meets nothing that is under way.
 */
export async function untilStill(page: Page): Promise<void> {
  const here = asking.get(page.context())
  if (!here) throw new Error('Nobody follows what this browser asks for: its journey is not made of house.ts')
  await expect
    .poll(async () => {
      const { begun } = here
      await rest(page)
      const open = [...here.open].map((request) => `${request.method()} ${request.url()}`)
      return here.begun === begun ? open : [...open, 'something that has just begun']
    })
    .toEqual([])
}

/**
 * Has the screens of a page, from its next load on, wait for what they depend on however slow the machine is: that they show
 * themselves without it after a second (web/src/session/gates.ts) is for people.
 */
export async function lendPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    window.setTimeout = ((task: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
      wait(task, milliseconds === 1_000 ? 60_000 : milliseconds, ...rest)) as typeof setTimeout
  })
}

/** Lets everything run that the page has put off until it has nothing else to do, and draws what came of it. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}
