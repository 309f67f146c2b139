import { chromium, type Browser, type Page } from '@playwright/test'
import { chooseAddress, fill, GOLDEN, openPage, section } from '../calculator.ts'
import config from '../playwright.config.ts'
import { trackRequests } from '../page-idle.ts'
import { startTestServer } from '../start-test-server.ts'
import { measureAnalysis } from './measure-analysis.ts'
import { measureKeys, STEP, type Typed } from './measure-keys.ts'
import type { KeystrokeCost } from './read-trace.ts'

// Measures a key in the interest rate with eight loans of thirty years and every panel of theirs open, beside the same key
// with one loan and none of them, in Chromium. The target is at most 1.3 times its main-thread work. In alternating rounds:
// keys in quick succession, during which the panels wait, and keys with pauses, after each of which they are computed and
// rendered. The schedule and the reverse solves are dialogs, which are closed while the rate is typed; the targets of the
// solves are set, so that each analysis has their answers. Then the analysis alone, of thirty years with four owners, without and
// with CPU throttling.

/** LOANS_ROUNDS overrides it. */
const ROUNDS = Number(process.env['LOANS_ROUNDS'] ?? 4)
const QUICK: Typed = { label: 'Interest rate', text: '6.49', rounds: 4, pause: 80 }
// Longer than the panels wait.
const PAUSED: Typed = { ...QUICK, rounds: 2, pause: 300 }
const MOST_LOANS = 8
const HOMES = 6
// A frame, and a slow phone.
const ANALYSIS_LIMITS = [
  { throttling: 1, limit: 16.7 },
  { throttling: 4, limit: 50 },
]
const PERCENTS = [50, 75, 99]
const TARGETS = [
  ['Gross yield', 'Gross yield to reach', '5'],
  ['Net yield', 'Net yield to reach', '1'],
  ['Cash each week', 'Cash each week to reach', '-100'],
] as const

const product = await startTestServer()
try {
  const browser = await chromium.launch({ ...config.use?.launchOptions, timeout: STEP })
  const one = await openCalculator(browser, product.url)
  const eight = await openCalculator(browser, product.url)
  await setTargets(eight)
  await splitIntoEight(eight)
  await compare(browser, one, eight, QUICK, 'keys every 80 ms')
  await compare(browser, one, eight, PAUSED, 'keys every 300 ms, with the panels after each')
  for (const { throttling, limit } of ANALYSIS_LIMITS) {
    const times = await measureAnalysis(browser, throttling)
    print(`analysis of thirty years and four owners, CPU throttled ${throttling} ×, at most ${limit} ms`, times)
  }
  // There is a limit for a slow device only.
  const compared = await measureAnalysis(browser, 4, HOMES)
  print(`comparison of ${HOMES} such homes, CPU throttled 4 ×, at most 100 ms`, compared)
  await browser.close()
} finally {
  await product.stop()
}
// Ends even if a browser or server did not stop in time.
process.exit()

async function compare(browser: Browser, one: Page, eight: Page, typed: Typed, title: string): Promise<void> {
  const work: { one: KeystrokeCost[]; eight: KeystrokeCost[] } = { one: [], eight: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, page] of [['one', one] as const, ['eight', eight] as const]) {
      work[name].push(...(await measureKeys(browser, page, typed)).costs)
    }
  }
  const totals = { one: work.one.map(({ total }) => total), eight: work.eight.map(({ total }) => total) }
  for (const name of ['one', 'eight'] as const) {
    print(`${title}: ${name}`, totals[name])
    const parts = (['script', 'style', 'layout', 'paint'] as const).map((part) => {
      const mean = work[name].reduce((sum, cost) => sum + cost[part], 0) / work[name].length
      return `${part} ${mean.toFixed(1)}`
    })
    process.stdout.write(`  on average: ${parts.join(', ')}\n`)
  }
  const ratios = PERCENTS.map((percent) => percentile(totals.eight, percent) / percentile(totals.one, percent))
  process.stdout.write(`${title}: ${ratios.map((ratio) => `${ratio.toFixed(2)} ×`).join(', ')}\n`)
}

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

async function setTargets(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'What would I have to pay?' }).first().click()
  const solve = page.getByRole('dialog', { name: 'What would I have to pay?' })
  for (const [target, label, wanted] of TARGETS) {
    await solve.getByRole('radio', { name: target }).check()
    await solve.getByRole('textbox', { name: label }).fill(wanted)
  }
  await solve.getByRole('button', { name: 'Close' }).click()
}

/** Eight parts, each with its inputs open, and the section of rising rates. */
async function splitIntoEight(page: Page): Promise<void> {
  await openPage(page, 'Loans')
  await page.getByRole('button', { name: 'Split the loan' }).click()
  for (let loans = 2; loans < MOST_LOANS; loans++) await page.getByRole('button', { name: 'Add a loan' }).click()
  for (const button of await page.getByRole('button', { name: /^More about/u }).all()) await button.click()
  await section(page, 'If rates rise').getByRole('table').first().waitFor()
  await openPage(page, 'Numbers')
}

function print(title: string, milliseconds: readonly number[]): void {
  const figures = PERCENTS.map((percent) => `p${percent} ${percentile(milliseconds, percent).toFixed(1)} ms`)
  process.stdout.write(`${title}: ${figures.join(', ')}\n`)
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((first, second) => first - second)
  return sorted[Math.min(Math.floor((sorted.length * percent) / 100), sorted.length - 1)] ?? 0
}
