import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { PASSWORDS } from './passwords.ts'
import { trackRequests, waitUntilIdle } from './page-idle.ts'
import { START_TIMEOUT, startTestServer, type TestServer } from './start-test-server.ts'

export { expect }

/** An account with a session. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly token: string
}

type Tier = 'visitor' | 'premium' | 'professional' | 'own'

interface Fixtures {
  /**
   * The account that the journey is signed in with, with nothing saved: none, the worker's account (Premium, or a professional
   * with Premium), or a new free account of this journey alone.
   */
  tier: Tier
  /** The journey begins without the session of its account. */
  signedOut: boolean
  /** The account of the tier; null for a visitor. */
  signedIn: Person | null
  /** The same; throws for a visitor. */
  person: Person
  /** A new free account, of a visitor who signs in. */
  freePerson: Person
  /** Calls the API as that person. */
  callApi: CallApi
  requestsTracked: void
  routesRemoved: void
}

interface WorkerFixtures {
  /** More settings of the worker's server. Other settings mean another worker. */
  settings: Readonly<Record<string, string>>
  /** The worker's own server. Its addresses are in the environment too. */
  server: TestServer
  premiumPerson: Person
  professionalPerson: Person
}

let signedUp = 0

/** A new e-mail address. */
export function freshEmail(): string {
  signedUp += 1
  return `journey-${Date.now()}-${process.pid}-${signedUp}@homeyield.test`
}

/** The body of a calculation to save through the API. */
export function calculationOf(property: string, more: object = {}): object {
  return { property, rent_source: 'typed', weekly_rental_income: 650, purchase_price: 850_000, ...more }
}

export type CallApi = <Result = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Result>

export const test = base.extend<Fixtures, WorkerFixtures>({
  tier: ['visitor', { option: true }],
  signedOut: [false, { option: true }],

  settings: [{}, { scope: 'worker' }],

  server: [
    async ({ settings }, provide, { workerIndex }) => {
      // The teardown reads the log and the mails of every worker.
      const output = join(required('HOMEYIELD_LOGS'), `worker-${workerIndex}`)
      const server = await startTestServer(`${output}.log`, settings)
      process.env['HOMEYIELD_URL'] = server.url
      process.env['HOMEYIELD_INBOX'] = server.inboxUrl
      process.env['HOMEYIELD_PAYMENTS_URL'] = server.paymentsUrl
      await provide(server)
      const mails = await fetch(`${server.inboxUrl}/api/mails`)
      await writeFile(`${output}.json`, await mails.text())
      await server.stop()
    },
    { auto: true, scope: 'worker', timeout: START_TIMEOUT },
  ],

  baseURL: async ({ server }, provide) => provide(server.url),

  freePerson: async ({ playwright, server }, provide) => {
    const request = await playwright.request.newContext({ baseURL: server.url })
    await provide(await signUp(request))
    await request.dispose()
  },

  premiumPerson: [
    async ({ playwright, server }, provide) => {
      const request = await playwright.request.newContext({ baseURL: server.url })
      await provide(await signInAs(request, 'Premium account', 'premium@homeyield.test'))
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  professionalPerson: [
    async ({ playwright, server }, provide) => {
      const request = await playwright.request.newContext({ baseURL: server.url })
      await provide(await signInAs(request, 'Professional account', 'professional@homeyield.test'))
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  signedIn: async ({ tier, premiumPerson, professionalPerson, playwright, server }, provide) => {
    if (tier === 'own') {
      const request = await playwright.request.newContext({ baseURL: server.url })
      await provide(await signUp(request))
      await request.dispose()
    } else {
      await provide({ visitor: null, premium: premiumPerson, professional: professionalPerson }[tier])
    }
  },

  person: async ({ signedIn }, provide) => {
    if (signedIn === null) throw new Error('A visitor has no account')
    await provide(signedIn)
  },

  callApi: async ({ person, request }, provide) => {
    const callApi: CallApi = (method, path, body) => send(request, method, path, person.token, body)
    await deleteSaved(callApi)
    await provide(callApi)
  },

  context: async ({ context, signedIn, signedOut, server }, provide) => {
    if (signedIn !== null && !signedOut) await storeToken(context, server.url, signedIn.token)
    await provide(context)
  },

  requestsTracked: [
    async ({ context }, provide) => {
      trackRequests(context)
      await provide()
    },
    { auto: true },
  ],

  // Requests still open at the end of a journey must not fail it.
  routesRemoved: [
    async ({ context }, provide) => {
      await provide()
      const routed = [context, ...context.pages()]
      await Promise.all(routed.map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })))
    },
    { auto: true },
  ],
})

const NEW = 'journey=new'

/**
 * Stores the session before the scripts of the browser's first document run, once: a later sign-out stays. Playwright's
 * `storageState` opens a page of its own for this, which takes longer than the journey's first page.
 */
async function storeToken(context: BrowserContext, origin: string, token: string): Promise<void> {
  const [name = '', value = ''] = NEW.split('=')
  await context.addCookies([{ name, value, url: origin }])
  await context.addInitScript(
    ([origin = '', token = '', cookie = '']) => {
      if (location.origin !== origin || !document.cookie.split('; ').includes(cookie)) return
      localStorage.setItem('homeyield.token', token)
      document.cookie = `${cookie}; max-age=0; path=/`
    },
    [origin, token, NEW],
  )
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/** Deletes every saved calculation of an account. */
export async function deleteSaved(callApi: CallApi): Promise<void> {
  const saved = await callApi<{ id: string }[]>('GET', '/calculations')
  for (const { id } of saved) await callApi('DELETE', `/calculations/${id}`)
}

/** Creates an account through the API. */
export async function signUp(request: APIRequestContext): Promise<Person> {
  const account = { name: 'Journey Account', email: freshEmail(), password: PASSWORDS.own }
  const body = { ...account, password_confirmation: account.password }
  const { auth_token } = await send<{ auth_token: string }>(request, 'POST', '/account', null, body)
  return { ...account, token: auth_token }
}

/** Signs in with an account of the development seed. */
async function signInAs(request: APIRequestContext, name: string, email: string): Promise<Person> {
  const account = { name, email, password: PASSWORDS.demo }
  const { auth_token } = await send<{ auth_token: string }>(request, 'POST', '/authenticate', null, account)
  return { ...account, token: auth_token }
}

async function send<Result>(
  request: APIRequestContext,
  method: string,
  path: string,
  token: string | null,
  body?: object,
): Promise<Result> {
  const response = await request.fetch(`${required('HOMEYIELD_URL')}/api${path}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body ? { data: body } : {}),
  })
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
  return (response.status() === 204 ? undefined : await response.json()) as Result
}

/** Waits until the screen has replaced its skeleton. */
export async function expectScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Loading', exact: true })).toHaveCount(0)
}

/** Waits for a control of that name, and presses Tab until it has the focus; throws after `most` steps. */
export async function tabTo(page: Page, name: string | RegExp, most = 30): Promise<void> {
  const matches = (label: string) => (typeof name === 'string' ? label.trim() === name : name.test(label))
  const controls = page.locator('a, button, input, select, textarea')
  await expectScreen(page)
  await expect.poll(async () => (await controls.evaluateAll(namesOf)).some(matches), String(name)).toBe(true)
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').evaluateAll(namesOf)).some(matches)) return
  }
  throw new Error(`No control called ${String(name)} within ${most} steps of the Tab key`)
}

function namesOf(elements: Element[]): string[] {
  return elements.map((element) => {
    const { ariaLabel, labels, textContent } = element as HTMLInputElement
    return ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? ''
  })
}

/** Expects no horizontal overflow at these widths, in CSS pixels. */
export async function expectToFit(page: Page, widths: readonly number[] = [320, 375, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // The layout for the new width is drawn in the next frame.
    await expect.poll(() => page.evaluate(widthOfContent)).toBeLessThanOrEqual(width)
  }
}

function widthOfContent(): number {
  // Clipped content counts as overflow too.
  const main = document.querySelector('main')
  main?.style.setProperty('overflow-x', 'visible')
  const { scrollWidth } = document.documentElement
  main?.style.removeProperty('overflow-x')
  return scrollWidth
}

/** For `test.use`: the browser's usual transitions and animations, which the other journeys reduce. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Shorter than the eight seconds after which a message closes by itself, in milliseconds. */
export const IMMEDIATELY = { timeout: 7_500 }

/** Signs in with the form, and waits for it first: the page before may have an e-mail field too. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const send = page.getByRole('button', { name: 'Sign In' })
  await expect(send).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await send.click()
}

/** The session token in the browser's storage, or null. */
export async function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('homeyield.token'))
}

/**
 * Makes the session expire: sets the expiry of the stored token to the past. Waits until the page is idle first, so that the
 * journey's next step is the first to notice.
 */
export async function letSessionExpire(page: Page): Promise<void> {
  await waitUntilIdle(page)
  await page.evaluate(() => {
    const [head, payload = '', signature] = (localStorage.getItem('homeyield.token') ?? '').split('.')
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object
    const past = btoa(JSON.stringify({ ...claims, exp: Date.now() / 1000 - 1 })).replaceAll('=', '')
    localStorage.setItem('homeyield.token', `${head}.${past}.${signature}`)
  })
}
