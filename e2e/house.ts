import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test'
import { PASSWORDS } from './passwords.ts'
import { followAsking, untilStill } from './still.ts'

export { expect }

/** Somebody with an account and a session. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly token: string
}

type Tier = 'visitor' | 'free' | 'premium' | 'professional' | 'own'

interface Fixtures {
  /**
   * Who walks through the house: nobody known, or an account without or with Premium, or that of a professional with Premium,
   * signed in and with nothing saved; or a free account of the journey's own, to do with as it likes.
   */
  tier: Tier
  /** Who that is; null for a visitor. */
  walker: Person | null
  /** The person that walks; there is none for a visitor. */
  person: Person
  /** Asks the API as that person. */
  ask: Ask
  keepAssets: void
  followed: void
  letGo: void
}

interface WorkerFixtures {
  freePerson: Person
  premiumPerson: Person
  professionalPerson: Person
}

interface Asset {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

const assets = new Map<string, Asset>()
let signedUp = 0

/** An address that nobody has signed up with yet. */
export function freshEmail(): string {
  signedUp += 1
  return `journey-${Date.now()}-${process.pid}-${signedUp}@homeyield.test`
}

/** A calculation to save through the API. */
export function calculationOf(property: string, more: object = {}): object {
  return { property, rent_source: 'typed', weekly_rental_income: 650, purchase_price: 850_000, ...more }
}

type Ask = <Answer = unknown>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Answer>

export const test = base.extend<Fixtures, WorkerFixtures>({
  tier: ['visitor', { option: true }],

  freePerson: [
    async ({ playwright }, lend) => {
      const request = await playwright.request.newContext({ baseURL: house() })
      await lend(await signUp(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  premiumPerson: [
    async ({ playwright }, lend) => {
      const request = await playwright.request.newContext({ baseURL: house() })
      await lend(await signInAs(request, 'Premium account', 'premium@homeyield.test'))
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  professionalPerson: [
    async ({ playwright }, lend) => {
      const request = await playwright.request.newContext({ baseURL: house() })
      await lend(await signInAs(request, 'Professional account', 'professional@homeyield.test'))
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  walker: async ({ tier, freePerson, premiumPerson, professionalPerson, playwright }, lend) => {
    if (tier === 'own') {
      const request = await playwright.request.newContext({ baseURL: house() })
      await lend(await signUp(request))
      await request.dispose()
    } else {
      await lend({ visitor: null, free: freePerson, premium: premiumPerson, professional: professionalPerson }[tier])
    }
  },

  person: async ({ walker }, lend) => {
    if (walker === null) throw new Error('A visitor has no account')
    await lend(walker)
  },

  ask: async ({ person, request }, lend) => {
    const ask: Ask = (method, path, body) => send(request, method, path, person.token, body)
    const saved = await ask<{ id: string }[]>('GET', '/calculations')
    for (const { id } of saved) await ask('DELETE', `/calculations/${id}`)
    await lend(ask)
  },

  storageState: async ({ walker }, lend) => {
    const localStorage = walker === null ? [] : [{ name: 'homeyield.token', value: walker.token }]
    await lend({ cookies: [], origins: [{ origin: house(), localStorage }] })
  },

  // What the build named by its content is fetched once for all journeys, each of which has a browser profile of its own.
  keepAssets: [
    async ({ context }, lend) => {
      await context.route('**/assets/**', async (route) => {
        const url = route.request().url()
        let asset = assets.get(url)
        if (!asset) {
          const response = await route.fetch()
          // The body comes unpacked, whatever its headers say.
          const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers()
          asset = { status: response.status(), headers, body: await response.body() }
          if (response.ok()) assets.set(url, asset)
        }
        await route.fulfill(asset)
      })
      await lend()
    },
    { auto: true },
  ],

  followed: [
    async ({ context }, lend) => {
      followAsking(context)
      await lend()
    },
    { auto: true },
  ],

  // What a page still asks for as its journey ends concerns nobody: the answer has nowhere to go.
  letGo: [
    async ({ context }, lend) => {
      await lend()
      const asking = [context, ...context.pages()]
      await Promise.all(asking.map((from) => from.unrouteAll({ behavior: 'ignoreErrors' })))
    },
    { auto: true },
  ],
})

/** Where the house stands. */
function house(): string {
  const url = process.env['HOMEYIELD_URL']
  if (!url) throw new Error('HOMEYIELD_URL is not set: the server has not said where it listens')
  return url
}

/** Makes an account through the API. */
export async function signUp(request: APIRequestContext): Promise<Person> {
  const account = { name: 'Journey Account', email: freshEmail(), password: PASSWORDS.own }
  const body = { ...account, password_confirmation: account.password }
  const { auth_token } = await send<{ auth_token: string }>(request, 'POST', '/account', null, body)
  return { ...account, token: auth_token }
}

/** Signs in with an account of the development seed. */
async function signInAs(request: APIRequestContext, name: string, email: string): Promise<Person> {
  const known = { name, email, password: PASSWORDS.demo }
  const { auth_token } = await send<{ auth_token: string }>(request, 'POST', '/authenticate', null, known)
  return { ...known, token: auth_token }
}

async function send<Answer>(
  request: APIRequestContext,
  method: string,
  path: string,
  token: string | null,
  body?: object,
): Promise<Answer> {
  const response = await request.fetch(`${house()}/api${path}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body ? { data: body } : {}),
  })
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
  return (response.status() === 204 ? undefined : await response.json()) as Answer
}

/** Expects the screen itself, no longer its skeleton. */
export async function expectScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Loading', exact: true })).toHaveCount(0)
}

/** Expects that axe finds nothing on the screen, or on its skeleton before. */
export async function expectAccessible(page: Page, { loading = false } = {}): Promise<void> {
  if (!loading) await expectScreen(page)
  // A colour that is on its way from one to the other has the contrast of neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}

/** Waits until there is a control of that name, and presses Tab until it has the focus; fails after `most` steps. */
export async function tabTo(page: Page, name: string | RegExp, most = 30): Promise<void> {
  const isMeant = (said: string) => (typeof name === 'string' ? said.trim() === name : name.test(said))
  const controls = page.locator('a, button, input, select, textarea')
  await expectScreen(page)
  await expect.poll(async () => (await controls.evaluateAll(namesOf)).some(isMeant), String(name)).toBe(true)
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').evaluateAll(namesOf)).some(isMeant)) return
  }
  throw new Error(`No control called ${String(name)} within ${most} steps of the Tab key`)
}

function namesOf(elements: Element[]): string[] {
  return elements.map((element) => {
    const { ariaLabel, labels, textContent } = element as HTMLInputElement
    return ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? ''
  })
}

/** Expects that nothing on the page is wider than a window of each of these widths, in CSS pixels. */
export async function expectToFit(page: Page, widths: readonly number[] = [320, 375, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // What stands elsewhere in a window of another width moves there in the frame after.
    await expect.poll(() => page.evaluate(widthOfContent)).toBeLessThanOrEqual(width)
  }
}

function widthOfContent(): number {
  // What is cut off does not fit either.
  const main = document.querySelector('main')
  main?.style.setProperty('overflow-x', 'visible')
  const { scrollWidth } = document.documentElement
  main?.style.removeProperty('overflow-x')
  return scrollWidth
}

/** How long a message may still be there that is to go at once, in milliseconds: after eight seconds it goes by itself. */
export const AT_ONCE = { timeout: 7_500 }

/** Signs in at the form that the page shows, or is about to show: the one before may have an e-mail address in it too. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const send = page.getByRole('button', { name: 'Sign In' })
  await expect(send).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await send.click()
}

/** The token that the browser keeps, or null. */
export async function keptToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('homeyield.token'))
}

/**
 * Lets the time of the page's session pass: its token is the same, but for an end that lies behind. The page rests by then, so that
 * what the journey does next is the first to find out.
 */
export async function letSessionExpire(page: Page): Promise<void> {
  await untilStill(page)
  await page.evaluate(() => {
    const [head, payload = '', signature] = (localStorage.getItem('homeyield.token') ?? '').split('.')
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object
    const past = btoa(JSON.stringify({ ...claims, exp: Date.now() / 1000 - 1 })).replaceAll('=', '')
    localStorage.setItem('homeyield.token', `${head}.${past}.${signature}`)
  })
}
