import { randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { buyPremium } from '../buy-premium.ts'
import config from '../playwright.config.ts'
import { startTestServer } from '../start-test-server.ts'
import { median } from './median.ts'

// A property professional's first appraisal, from the calculator of a fresh account to "Sent", and the next, of another home, from
// the one that was sent, on a computer and on a phone. The targets are at most 12 and 5 interactions, and 20 seconds, as the
// median; an interaction is a press, or a field that is typed in. A person is imitated: time to find each, and for each key. The
// time without both is the product's own.

const SIZES = [
  { width: 1280, height: 900 },
  { width: 375, height: 812 },
]
const STREETS = ['1 kauri', '1 rimu', '1 kiwi', '1 ngaio', '1 huia']
const NEXT_STREET = '149 queen'
// Milliseconds: 40 words a minute.
const FIND = 1_000
const KEY = 150
const STEP = 30_000
const PASSWORD = 'quiet otter harbour lamp'
let clients = 0

const product = await startTestServer()
try {
  const browser = await chromium.launch({ ...config.use?.launchOptions, timeout: STEP })
  for (const size of SIZES) {
    const runs: { readonly first: Run; readonly next: Run }[] = []
    for (const street of STREETS) {
      const page = await signUp(browser, size)
      runs.push({ first: await makeFirst(page, street), next: await makeNext(page) })
      await page.context().close()
    }
    for (const which of ['first', 'next'] as const)
      print(
        `${size.width} px, ${which} appraisal`,
        runs.map((run) => run[which]),
      )
  }
  await browser.close()
} finally {
  await product.stop()
}
// Ends even if a browser or server did not stop in time.
process.exit()

interface Run {
  readonly milliseconds: number
  /** What a person takes to find fields and to type. */
  readonly imitated: number
  readonly interactions: number
}

function makeFirst(page: Page, street: string): Promise<Run> {
  return measure(async ({ type, press }) => {
    await type(page.getByRole('combobox', { name: 'Address' }), street)
    await press(page.getByRole('listbox').getByRole('option').first())
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'New calculation' }).waitFor()
    // Else it is one of one bedroom.
    await type(page.getByRole('textbox', { name: 'Bedrooms', exact: true }), '3')
    const pages = page.getByRole('navigation', { name: 'Pages of this home' })
    await press(pages.getByRole('link', { name: 'Documents' }))
    await press(page.getByRole('button', { name: 'Rental appraisal for the owner', exact: true }))
    // Own figure first, as a professional's leads.
    await type(page.getByRole('textbox', { name: 'Your estimate, lower' }), '640')
    await type(page.getByRole('textbox', { name: 'Your estimate, upper' }), '680')
    await send(page, { type, press })
  })
}

/** Begins with the last one's range and choices. */
function makeNext(page: Page): Promise<Run> {
  return measure(async ({ type, press }) => {
    const next = page.getByRole('region', { name: 'Next appraisal' })
    await type(next.getByRole('combobox', { name: 'Address' }), NEXT_STREET)
    await press(next.getByRole('listbox').getByRole('option').first())
    await press(page.getByRole('button', { name: '3 bedrooms' }))
    await page.getByText(/^As far from the market’s \$/u).waitFor()
    await send(page, { type, press })
  })
}

async function send(page: Page, { type, press }: Person): Promise<void> {
  // Another one each time: how many an address gets is limited.
  const client = `ana${++clients}@client.test`
  await type(page.getByRole('textbox', { name: 'Client’s email' }), client)
  await press(page.getByRole('button', { name: 'Send', exact: true }))
  await page.getByText(`Sent to ${client}.`).waitFor()
}

interface Person {
  readonly type: (box: Locator, text: string) => Promise<void>
  readonly press: (what: Locator) => Promise<void>
}

async function measure(act: (person: Person) => Promise<void>): Promise<Run> {
  let imitated = 0
  let interactions = 0
  const find = async () => {
    interactions++
    imitated += FIND
    await rest(FIND)
  }
  const start = performance.now()
  await act({
    async type(box, text) {
      await find()
      await box.click()
      imitated += text.length * KEY
      await box.pressSequentially(text, { delay: KEY })
    },
    async press(what) {
      await find()
      await what.click()
    },
  })
  return { milliseconds: performance.now() - start, imitated, interactions }
}

/** A new professional's account with Premium, as another home needs it, whose address is confirmed, at the calculator. */
async function signUp(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: product.url, viewport })).newPage()
  page.setDefaultTimeout(STEP)
  const email = `appraisal-${randomUUID()}@homeyield.test`
  const account = { name: 'Ana', email, password: PASSWORD, password_confirmation: PASSWORD }
  const made = await page.request.post('/api/account', { data: { ...account, is_property_professional: true } })
  if (!made.ok()) throw new Error(`No account was made: ${await made.text()}`)
  const { auth_token } = await made.json()
  await page.request.post('/api/account/confirm_email', { data: { token: await confirmationOf(page, email) } })
  process.env['HOMEYIELD_PAYMENTS_URL'] = product.paymentsUrl
  await buyPremium(
    async (method, path, data) => {
      const headers = { authorization: `Bearer ${auth_token}` }
      const response = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
      return response.json()
    },
    page.request,
    product.url,
  )
  await page.goto('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('combobox', { name: 'Address' }).waitFor()
  return page
}

async function confirmationOf(page: Page, email: string): Promise<string> {
  for (;;) {
    const mails: unknown = await (await page.request.get(`${product.inboxUrl}/api/mails`)).json()
    const mail = JSON.stringify(Array.isArray(mails) ? mails.filter(({ to }) => to.includes(email)) : [])
    const token = /\/confirmemail\/(?<token>[\w.~-]+)/u.exec(mail)?.groups?.['token']
    if (token !== undefined) return token
    await rest(200)
  }
}

function print(name: string, runs: readonly Run[]): void {
  const of = (value: (run: Run) => number) => median(runs.map(value))
  const total = (of(({ milliseconds }) => milliseconds) / 1000).toFixed(1)
  const own = (of((run) => run.milliseconds - run.imitated) / 1000).toFixed(1)
  process.stdout.write(
    `${name}: median of ${runs.length}: ${of(({ interactions }) => interactions)} interactions, ${total} s (${own} s without a person)\n`,
  )
}
