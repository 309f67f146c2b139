import { chromium, type Browser, type Page } from '@playwright/test'
import { chooseAddress, fill, GOLDEN, section } from '../calculator.ts'
import config from '../playwright.config.ts'
import { trackRequests } from '../page-idle.ts'
import { startTestServer } from '../start-test-server.ts'
import { measureKeys, STEP, type Typed } from './measure-keys.ts'

// Measures a key in the interest rate with eight loans of thirty years and every panel of theirs open, beside the same key
// with one loan and none of them, in Chromium. The target is at most 1.3 times its main-thread work. In alternating turns.

/** LOANS_TURNS overrides it. */
const TURNS = Number(process.env['LOANS_TURNS'] ?? 4)
const RATE: Typed = { label: 'Interest rate', text: '6.49', rounds: 4, pause: 80 }
const MOST_LOANS = 8

const product = await startTestServer()
try {
  const browser = await chromium.launch({ ...config.use?.launchOptions, timeout: STEP })
  const one = await openCalculator(browser, product.url)
  const eight = await openCalculator(browser, product.url)
  await splitIntoEight(eight)
  const work: { one: number[]; eight: number[] } = { one: [], eight: [] }
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, page] of [['one', one] as const, ['eight', eight] as const]) {
      const { costs } = await measureKeys(browser, page, RATE)
      work[name].push(...costs.map(({ total }) => total))
    }
  }
  for (const percent of [50, 75, 99]) {
    const [with1, with8] = [percentile(work.one, percent), percentile(work.eight, percent)]
    const ratio = (with8 / with1).toFixed(2)
    process.stdout.write(
      `work p${percent}: one loan ${with1.toFixed(1)} ms, eight loans ${with8.toFixed(1)} ms, ${ratio} ×\n`,
    )
  }
  await browser.close()
} finally {
  await product.stop()
}
// Ends even if a browser or server did not stop in time.
process.exit()

async function openCalculator(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  trackRequests(context)
  const page = await context.newPage()
  page.setDefaultTimeout(STEP)
  await page.goto('/signin')
  await page.getByLabel('Email').fill('premium@homeyield.test')
  await page.getByLabel('Password', { exact: true }).fill('homeyield-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await section(page, 'Property Information').waitFor()
  await chooseAddress(page)
  await fill(page, GOLDEN)
  return page
}

/** Eight parts, each with its inputs open, and the section of rising rates. */
async function splitIntoEight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Split the loan' }).click()
  for (let loans = 2; loans < MOST_LOANS; loans++) await page.getByRole('button', { name: 'Add a loan' }).click()
  for (const button of await page.getByRole('button', { name: /^More about/u }).all()) await button.click()
  await page.getByRole('button', { name: 'If rates rise' }).click()
  await section(page, 'If rates rise').getByRole('table').first().waitFor()
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((first, second) => first - second)
  return sorted[Math.min(Math.floor((sorted.length * percent) / 100), sorted.length - 1)] ?? 0
}
