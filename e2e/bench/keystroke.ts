import { chromium, type Browser, type Page } from '@playwright/test'
import { chooseAddress, fill, GOLDEN, section } from '../calculator.ts'
import config from '../playwright.config.ts'
import { trackRequests } from '../page-idle.ts'
import { measureKeys, STEP, type Series, type Typed } from './measure-keys.ts'
import { startTestServer } from '../start-test-server.ts'
import { withTimeout } from '../with-timeout.ts'

// Measures a keystroke on the calculator in Chromium with every section open: main-thread time, time to paint and missed frames,
// without and with CPU throttling. A second page, with nothing but the fields, shows what a key costs the browser itself. The
// pages are measured in alternating rounds.
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
  const alone = await openFieldsAlone(page)
  for (const throttle of [1, 4]) {
    await withThrottle(throttle, [page, alone], async () => {
      for (const typed of FIGURES) {
        const shown = [
          { name: typed.label, page },
          { name: 'fields alone', page: alone },
        ]
        for (const measured of await measureByRounds(browser, shown, typed, ROUNDS)) printSeries(measured)
      }
    })
  }
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
