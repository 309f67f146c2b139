import { setTimeout as rest } from 'node:timers/promises'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { startTestServer } from '../start-test-server.ts'
import { median } from './median.ts'

// Adds a home that is owned, with two loans, from the page of what a person owns to its result, on a phone and on a desktop in
// alternating rounds. The target is at most 60 seconds and 16 fields, as the median. A person is imitated: time to find each
// field and for each key. The time without both is the product's own.

const STREETS = ['kauri', 'rimu', 'kiwi', 'ngaio', 'huia']
// Milliseconds: 40 words a minute.
const FIND = 1_000
const KEY = 150
const STEP = 30_000
const VIEWPORTS = [
  { width: 375, height: 720, number: 1 },
  { width: 1280, height: 900, number: 2 },
]
const LOANS = [
  {
    owed: '310000',
    rate: '6.49',
    until: '2027-11-15',
    years: '21',
    paid: 'Fortnightly',
    type: 'Principal and interest',
  },
  { owed: '120000', rate: '5.99', until: '2027-05-01', years: '27', paid: 'Monthly', type: 'Interest only' },
]

const product = await startTestServer()
try {
  const browser = await chromium.launch({ ...config.use?.launchOptions, timeout: STEP })
  for (const viewport of VIEWPORTS) {
    const page = await signIn(browser, product.url, viewport)
    const runs: Run[] = []
    for (const street of STREETS) runs.push(await addHome(page, `${viewport.number} ${street}`))
    const of = (value: (run: Run) => number) => median(runs.map(value))
    const total = (of(({ milliseconds }) => milliseconds) / 1000).toFixed(1)
    const own = (of((run) => run.milliseconds - run.imitated) / 1000).toFixed(1)
    process.stdout.write(
      `${viewport.width} px: median of ${STREETS.length}: ${total} s (${own} s without a person), ${of(({ fields }) => fields)} fields\n`,
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
  readonly fields: number
}

/** Another address in each round: one that is saved is asked about. */
async function addHome(page: Page, address: string): Promise<Run> {
  let imitated = 0
  let fields = 0
  const find = async () => {
    fields++
    imitated += FIND
    await rest(FIND)
  }
  const type = async (box: Locator, text: string) => {
    await find()
    await box.click()
    imitated += text.length * KEY
    await box.pressSequentially(text, { delay: KEY })
  }
  const choose = async (box: Locator, option: string) => {
    await find()
    await box.selectOption(option)
  }

  await page.goto('/portfolio')
  const add = page.getByRole('link', { name: 'Add a home that I own' })
  await add.waitFor()
  const start = performance.now()
  await add.click()
  await type(page.getByRole('combobox', { name: 'Address' }), address)
  await page.getByRole('listbox').getByRole('option').first().click()
  await find()
  await page.getByRole('button', { name: 'Use it' }).click()
  await type(page.getByRole('textbox', { name: 'Rent a week' }), '690')
  for (const [index, loan] of LOANS.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add another loan' }).click()
    const part = page.getByRole('listitem', { name: `Loan ${index + 1}` })
    await type(part.getByRole('textbox', { name: 'Owed today' }), loan.owed)
    await type(part.getByRole('textbox', { name: 'Interest rate' }), loan.rate)
    await find()
    imitated += loan.until.length * KEY
    await rest(loan.until.length * KEY)
    await part.getByLabel('Fixed until').fill(loan.until)
    await type(part.getByRole('textbox', { name: 'Years left' }), loan.years)
    await choose(part.getByRole('combobox', { name: 'Repayments' }), loan.paid)
    await choose(part.getByRole('combobox', { name: 'Repayment type' }), loan.type)
  }
  await rest(FIND)
  imitated += FIND
  await page.getByRole('button', { name: 'Save this home' }).click()
  await page.getByText('A home that you own').waitFor()
  await page.getByText('Cash each week').first().waitFor()
  return { milliseconds: performance.now() - start, imitated, fields }
}

async function signIn(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, viewport })).newPage()
  page.setDefaultTimeout(STEP)
  await page.goto('/signin')
  await page.getByLabel('Email').fill('premium@homeyield.test')
  await page.getByLabel('Password', { exact: true }).fill('homeyield-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((address) => address.pathname !== '/signin')
  return page
}
