import { randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { startTestServer } from '../start-test-server.ts'

// A property professional's first appraisal, from the calculator of a fresh account to "Sent", and the second of the same home.
// The targets are at most 12 and 5 interactions, and 20 seconds, as the median; an interaction is a press, or a field that is
// typed in. A person is imitated: time to find each, and for each key. The time without both is the product's own.

const STREETS = ['1 kauri', '1 rimu', '1 kiwi', '1 ngaio', '1 huia']
// Milliseconds: 40 words a minute.
const FIND = 1_000
const KEY = 150
const STEP = 30_000
const PASSWORD = 'homeyield-demo'
let clients = 0

const product = await startTestServer()
try {
  const browser = await chromium.launch({ ...config.use?.launchOptions, timeout: STEP })
  const runs: { readonly first: Run; readonly second: Run }[] = []
  for (const street of STREETS) {
    const page = await signUp(browser)
    runs.push({ first: await makeFirst(page, street), second: await makeSecond(page) })
    await page.context().close()
  }
  print(
    'First appraisal',
    runs.map(({ first }) => first),
  )
  print(
    'Second appraisal',
    runs.map(({ second }) => second),
  )
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
    const pages = page.getByRole('navigation', { name: 'Pages of this home' })
    await press(pages.getByRole('link', { name: 'Documents' }))
    await send(page, { type, press })
  })
}

async function makeSecond(page: Page): Promise<Run> {
  await page.getByRole('link', { name: 'All documents of this home' }).click()
  await page.getByRole('list', { name: 'Documents' }).waitFor()
  return measure((person) => send(page, person))
}

/** Own figure first, as a professional's leads. */
async function send(page: Page, { type, press }: Person): Promise<void> {
  await press(page.getByRole('button', { name: 'Rental appraisal for the owner', exact: true }))
  await type(page.getByRole('textbox', { name: 'Your estimate, lower' }), '640')
  await type(page.getByRole('textbox', { name: 'Your estimate, upper' }), '680')
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

/** A new professional's account, whose address is confirmed, at the calculator. */
async function signUp(browser: Browser): Promise<Page> {
  const page = await (
    await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } })
  ).newPage()
  page.setDefaultTimeout(STEP)
  const email = `appraisal-${randomUUID()}@homeyield.test`
  const account = { name: 'Ana', email, password: PASSWORD, password_confirmation: PASSWORD }
  await page.request.post('/api/account', { data: { ...account, is_property_professional: true } })
  await page.request.post('/api/account/confirm_email', { data: { token: await confirmationOf(page, email) } })
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

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
