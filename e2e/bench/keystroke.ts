import { chromium, type Browser, type Page } from '@playwright/test'
import { chooseAddress, fill, GOLDEN, section } from '../calculator.ts'
import config from '../playwright.config.ts'
import { followAsking } from '../still.ts'
import { holdSame } from './hold-same.ts'
import { fieldOf, keysOf, measureKeys, STEP, type Series, type Typed } from './measure-keys.ts'
import { openPlainPage } from './plain-page.ts'
import { serveProduct } from './serve-product.ts'
import { within } from './within.ts'

// What a keystroke costs in Chromium on the calculator with every section open: main-thread time, the time until its result is
// painted, and missed frames, without and with CPU throttling. The target is 16 ms of main-thread work and no frame missed at
// p99 without throttling, and a paint within one frame at p75 with a CPU four times as slow, at most 1.2 times what the same page
// takes with plain DOM code behind it. That page has the product's state behind it and shows the same after every key, to which it
// is held here: the ratio is the price of drawing alone. The two take turns; and so does a page with nothing but the fields, for
// what a key costs the browser itself. Prints figures; fails only where it cannot measure.
// Says meanwhile what it is at, and gives up with a sentence when a step takes far longer than it should.

/** How many turns the keys of a figure are typed in, of 24 keys each; KEYSTROKE_TURNS makes it shorter. */
const TURNS = Number(process.env['KEYSTROKE_TURNS'] ?? 5)
const ADDRESS_TURNS = Math.min(3, TURNS)
const VIEWPORT = { width: 1280, height: 900 }
const PERCENTS = [50, 75, 99]

const FIGURES: readonly Typed[] = [
  { label: 'Purchase price', text: '850000', rounds: 2, pause: 80 },
  { label: 'Rates', text: '2900', rounds: 3, pause: 80 },
  { label: 'Rental income a week', text: '635', rounds: 4, pause: 80 },
]
// With a pause long enough that the search of a key, which waits until typing rests, falls to that key.
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
// Nothing that did not end in time keeps this process alive.
process.exit()

async function run(): Promise<void> {
  say('Starting the product …')
  const product = await serveProduct()
  // Told to stop, it takes the product along; a browser goes with its pipe.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void product.stop().finally(() => process.exit(1)))
  }
  try {
    say('Starting Chromium …')
    const browser = await chromium.launch({ ...config.use?.launchOptions, timeout: STEP })
    try {
      await measureCalculator(browser, product.url)
    } finally {
      await within(STEP, 'Chromium did not close', browser.close()).catch((error: Error) => say(error.message))
    }
  } finally {
    await product.stop()
  }
}

async function measureCalculator(browser: Browser, url: string): Promise<void> {
  say('Opening the calculator …')
  const page = await openCalculator(browser, url)
  say('Opening the same page in plain DOM code …')
  const plain = await openPlainPage(page)
  const alone = await openFieldsAlone(page)
  say('Comparing the two at every key …')
  for (const typed of FIGURES) await holdSameAtEveryKey(page, plain, typed)
  for (const throttle of [1, 4]) {
    await withThrottle(throttle, [page, plain, alone], async () => {
      for (const typed of FIGURES) {
        const ours = { name: typed.label, page }
        const theirs = { name: 'plain DOM', page: plain }
        const shown = await measureByTurns(browser, [ours, theirs, { name: 'fields alone', page: alone }], typed, TURNS)
        shown.forEach(printSeries)
        const [product, base] = shown
        if (product && base) printRatios(joined(product), joined(base))
      }
    })
  }
  await holdSame(page, plain, 'after all keys')
  // Last: who types here gives up the address, and the figures follow.
  for (const throttle of [1, 4]) {
    await withThrottle(throttle, [page], async () => {
      const shown = await measureByTurns(browser, [{ name: ADDRESS.label, page }], ADDRESS, ADDRESS_TURNS)
      shown.forEach(printSeries)
    })
  }
}

async function openCalculator(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT })
  followAsking(context)
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

/** The fields that are measured with nothing else on their page. */
async function openFieldsAlone(page: Page): Promise<Page> {
  const alone = await page.context().newPage()
  await alone.setViewportSize(VIEWPORT)
  const fields = FIGURES.map(({ label }) => `<p><label>${label} <input></label></p>`)
  await alone.setContent(`<!doctype html><title>Fields alone</title>${fields.join('')}`)
  return alone
}

/** Types what is measured into both pages, and compares them after each key; what was typed stands in them afterwards. */
async function holdSameAtEveryKey(page: Page, plain: Page, { label, text }: Typed): Promise<void> {
  const keys = ['', ...keysOf(text)]
  for (const one of [page, plain]) await fieldOf(one, label).fill('')
  for (const [index, key] of keys.entries()) {
    for (const one of [page, plain]) if (key) await fieldOf(one, label).press(key)
    const when = `after ${index} keys in ${label}`
    await within(STEP, `The pages were not compared ${when}`, holdSame(page, plain, when))
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
  // Only now: a session that ends takes its throttling with it.
  for (const session of sessions) await session.detach()
}

/** Measures the keys of a field on some pages, which take turns, so that what else the machine does falls to all of them alike. */
async function measureByTurns(
  browser: Browser,
  pages: readonly Shown[],
  typed: Typed,
  turns: number,
): Promise<Measured[]> {
  const measured = pages.map((shown): Measured => ({ ...shown, all: [] }))
  for (let turn = 0; turn < turns; turn++) {
    say(`${typed.label}: turn ${turn + 1} of ${turns} …`)
    for (const { page, all } of turn % 2 === 0 ? measured : measured.toReversed()) {
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

/** Progress goes beside the figures, so that these can be kept in a file by themselves. */
function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
