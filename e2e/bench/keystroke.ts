import { chromium, type Browser, type Page } from '@playwright/test'
import { chooseAddress, fill, GOLDEN, section } from '../calculator.ts'
import config from '../playwright.config.ts'
import { trackRequests } from '../page-idle.ts'
import { expectSamePage } from './expect-same-page.ts'
import { fieldOf, keysOf, measureKeys, STEP, type Series, type Typed } from './measure-keys.ts'
import { openPlainPage } from './plain-page.ts'
import { startTestServer } from '../start-test-server.ts'
import { withTimeout } from '../with-timeout.ts'

// Measures a keystroke on the calculator in Chromium with every section open: main-thread time, time to paint and missed frames,
// without and with CPU throttling. The target, without throttling, is at most 1.3 times the main-thread work of the same page in
// plain DOM code (decision 21). The plain page has the same state and is checked to show the same after every key, so the ratio
// is the cost of rendering alone. A third page, with nothing but the fields, shows what a key costs the browser itself. The pages
// are measured in alternating rounds.
// Prints figures on stdout and progress on stderr; fails only where it cannot measure.

/** Rounds for each field, of 24 keys each; KEYSTROKE_ROUNDS overrides it. */
const ROUNDS = Number(process.env['KEYSTROKE_ROUNDS'] ?? 5)
const ADDRESS_ROUNDS = Math.min(3, ROUNDS)
const VIEWPORT = { width: 1280, height: 900 }
const PERCENTS = [50, 75, 99]

const FIGURES: readonly Typed[] = [
  { label: 'Purchase price', text: '850000', rounds: 2, pause: 80 },
  { label: 'Rates', text: '2900', rounds: 3, pause: 80 },
  { label: 'Rental income a week', text: '635', rounds: 4, pause: 80 },
]
// The pause is longer than the debounce of the search, so that each key pays for its own search.
const ADDRESS: Typed = { label: 'Address', text: 'kauri street', rounds: 1, pause: 260 }

interface Shown {
  readonly name: string
  readonly page: Page
}

interface Measured extends Shown {
  readonly all: Series[]
}

try {
  await run()
} catch (error) {
  process.stderr.write(`A keystroke could not be measured. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
// Ends even if a browser or server did not stop in time.
process.exit()

async function run(): Promise<void> {
  log('Starting the product …')
  const product = await startTestServer()
  // The browser ends when its pipe closes; the server has to be stopped.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void product.stop().finally(() => process.exit(1)))
  }
  try {
    log('Starting Chromium …')
    const browser = await chromium.launch({ ...config.use?.launchOptions, timeout: STEP })
    try {
      await measureCalculator(browser, product.url)
    } finally {
      await withTimeout(STEP, 'Chromium did not close', browser.close()).catch((error: Error) => log(error.message))
    }
  } finally {
    await product.stop()
  }
}

async function measureCalculator(browser: Browser, url: string): Promise<void> {
  log('Opening the calculator …')
  const page = await openCalculator(browser, url)
  log('Opening the same page in plain DOM code …')
  const plain = await openPlainPage(page)
  const alone = await openFieldsAlone(page)
  log('Comparing the two at every key …')
  for (const typed of FIGURES) await compareAtEveryKey(page, plain, typed)
  for (const throttle of [1, 4]) {
    await withThrottle(throttle, [page, plain, alone], async () => {
      for (const typed of FIGURES) {
        const ours = { name: typed.label, page }
        const theirs = { name: 'plain DOM', page: plain }
        const shown = await measureByRounds(
          browser,
          [ours, theirs, { name: 'fields alone', page: alone }],
          typed,
          ROUNDS,
        )
        shown.forEach(printSeries)
        const [product, base] = shown
        if (product && base) printRatios(joined(product), joined(base))
      }
    })
  }
  await expectSamePage(page, plain, 'after all keys')
  // Last, since typing here clears the address and changes the figures.
  for (const throttle of [1, 4]) {
    await withThrottle(throttle, [page], async () => {
      const shown = await measureByRounds(browser, [{ name: ADDRESS.label, page }], ADDRESS, ADDRESS_ROUNDS)
      shown.forEach(printSeries)
    })
  }
}

async function openCalculator(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT })
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

/** Opens a page with nothing but the measured fields. */
async function openFieldsAlone(page: Page): Promise<Page> {
  const alone = await page.context().newPage()
  await alone.setViewportSize(VIEWPORT)
  const fields = FIGURES.map(({ label }) => `<p><label>${label} <input></label></p>`)
  await alone.setContent(`<!doctype html><title>Fields alone</title>${fields.join('')}`)
  return alone
}

/** Types the text into both pages, and compares them after each key. The text stays in the field. */
async function compareAtEveryKey(page: Page, plain: Page, { label, text }: Typed): Promise<void> {
  const keys = ['', ...keysOf(text)]
  for (const one of [page, plain]) await fieldOf(one, label).fill('')
  for (const [index, key] of keys.entries()) {
    for (const one of [page, plain]) if (key) await fieldOf(one, label).press(key)
    const when = `after ${index} keys in ${label}`
    await withTimeout(STEP, `The pages were not compared ${when}`, expectSamePage(page, plain, when))
  }
  for (const one of [page, plain]) await fieldOf(one, label).fill(text)
}

async function withThrottle(rate: number, pages: readonly Page[], measure: () => Promise<void>): Promise<void> {
  const sessions = await Promise.all(pages.map((page) => page.context().newCDPSession(page)))
  for (const session of sessions) await session.send('Emulation.setCPUThrottlingRate', { rate })
  print(`\n${rate === 1 ? 'No throttling' : `CPU throttled ${rate} ×`}`)
  const heads = ['work', 'painted'].flatMap((what) => PERCENTS.map((percent) => `${what} p${percent}`))
  print(row('ms', [...heads, 'frames missed', 'by keys']))
  await measure()
  // Detaching ends the throttling.
  for (const session of sessions) await session.detach()
}

/** Measures a field on some pages in alternating rounds, so that other load on the machine affects all of them. */
async function measureByRounds(
  browser: Browser,
  pages: readonly Shown[],
  typed: Typed,
  rounds: number,
): Promise<Measured[]> {
  const measured = pages.map((shown): Measured => ({ ...shown, all: [] }))
  for (let round = 0; round < rounds; round++) {
    log(`${typed.label}: round ${round + 1} of ${rounds} …`)
    for (const { page, all } of round % 2 === 0 ? measured : measured.toReversed()) {
      all.push(await measureKeys(browser, page, typed))
    }
  }
  return measured
}

function joined({ all }: Measured): Series {
  return {
    costs: all.flatMap(({ costs }) => costs),
    delays: all.flatMap(({ delays }) => delays),
    missed: all.flatMap(({ missed }) => missed),
  }
}

function printSeries(measured: Measured): void {
  const series = joined(measured)
  const { costs, delays, missed } = series
  const lost = missed.reduce((sum, count) => sum + count, 0)
  const figures = [...percentiles(workOf(series)), ...percentiles(delays)].map((figure) => figure.toFixed(1))
  const keys = `${missed.filter((count) => count > 0).length} of ${missed.length}`
  print(row(measured.name, [...figures, String(lost), keys]))
  const parts = (['script', 'style', 'layout', 'paint'] as const).map((part) => {
    const mean = costs.reduce((sum, cost) => sum + cost[part], 0) / costs.length
    return `${part} ${mean.toFixed(1)}`
  })
  print(`  of the work on average: ${parts.join(', ')}`)
}

function printRatios(ours: Series, theirs: Series): void {
  const [base, waits] = [percentiles(workOf(theirs)), percentiles(theirs.delays)]
  const work = percentiles(workOf(ours)).map((figure, index) => figure / (base[index] ?? Number.NaN))
  const painted = percentiles(ours.delays).map((figure, index) => figure / (waits[index] ?? Number.NaN))
  print(
    row(
      '  ours ÷ plain',
      [...work, ...painted].map((ratio) => `${ratio.toFixed(2)} ×`),
    ),
  )
}

function workOf({ costs }: Series): number[] {
  return costs.map(({ total }) => total)
}

function percentiles(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other)
  return PERCENTS.map(
    (percent) => sorted[Math.min(Math.floor((sorted.length * percent) / 100), sorted.length - 1)] ?? 0,
  )
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(22) + cells.map((cell) => cell.padStart(14)).join('')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function log(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
