import { setTimeout as rest } from 'node:timers/promises'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { box, chooseAddress, fill, GOLDEN, section } from '../calculator.ts'
import { followAsking } from '../still.ts'
import config from '../playwright.config.ts'
import { holdSame } from './hold-same.ts'
import { openPlainPage } from './plain-page.ts'
import { readTrace, TRACE_CATEGORIES, type KeystrokeCost } from './read-trace.ts'
import { serveProduct } from './serve-product.ts'
import { watchPaints } from './watch-paints.ts'
import { within } from './within.ts'

// What a keystroke costs in Chromium on the calculator with every section open: main-thread time, the time until its result is
// painted, and missed frames, without and with CPU throttling. The target is 16 ms of main-thread work and no frame missed at
// p99 without throttling, and a paint within one frame at p75 with a CPU four times as slow, at most 1.2 times what the same page
// takes with plain DOM code behind it, which is measured by turns with it; and so are its fields on a page of their own, for what
// a key costs the browser itself. Prints figures; asserts nothing but that the plain page shows the same.
// Says meanwhile what it is at, and gives up with a sentence when a step takes far longer than it should.

const RUBBED_OUT = 'Backspace'
const FIGURE_PAUSE = 80
/** Long enough that the search of a keystroke, which waits until typing rests, falls to that keystroke. */
const ADDRESS_PAUSE = 260
/** KEYSTROKE_KEYS makes it shorter. */
const FIGURE_KEYS = Number(process.env['KEYSTROKE_KEYS'] ?? 80)
const ADDRESS_KEYS = Math.min(72, FIGURE_KEYS)
const VIEWPORT = { width: 1280, height: 900 }
const PERCENTS = [50, 75, 99]
/** How many turns the keys of a field are typed in. */
const TURNS = 4
const throttling: CDPSession[] = []

/** What keys cost on a page, one entry for each. */
interface Series {
  readonly costs: KeystrokeCost[]
  readonly delays: number[]
  readonly missed: number[]
}

interface Named extends Series {
  readonly name: string
  readonly page: Page
}

interface Pages {
  readonly page: Page
  readonly plain: Page
  readonly alone: Page
}

/** How long one step may take, in milliseconds: a page's answer, and a series of keys beyond its pauses. */
const STEP = 30_000

/** What the plain page follows; it finds no addresses. */
const COMPARED = [
  { label: 'Purchase price', text: '850000' },
  { label: 'Rates', text: '2900' },
  { label: 'Rental income a week', text: '635' },
] as const

const FIELDS = [
  ...COMPARED.map(({ label, text }) => ({ label, keys: keysOf(text, FIGURE_KEYS), pause: FIGURE_PAUSE })),
  { label: 'Address', keys: keysOf('kauri street', ADDRESS_KEYS), pause: ADDRESS_PAUSE },
] as const

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
      say('Opening the calculator …')
      const page = await openCalculator(browser, product.url)
      say('Opening the same page in plain DOM code …')
      const plain = await openPlainPage(page)
      for (const { label, text } of COMPARED) await holdSameAtEachKey(page, plain, label, text)
      const alone = await openFieldsAlone(page)
      for (const throttle of [1, 4]) await measureAll(browser, { page, plain, alone }, throttle)
    } finally {
      await within(STEP, 'Chromium did not close', browser.close()).catch((error: Error) => say(error.message))
    }
  } finally {
    await product.stop()
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

/** The fields that are measured with nothing else on their page: what a key costs the browser itself. */
async function openFieldsAlone(page: Page): Promise<Page> {
  const alone = await page.context().newPage()
  await alone.setViewportSize(VIEWPORT)
  const fields = COMPARED.map(({ label }) => `<p><label>${label} <input></label></p>`)
  await alone.setContent(`<!doctype html><title>Fields alone</title>${fields.join('')}`)
  return alone
}

async function holdSameAtEachKey(page: Page, plain: Page, label: string, text: string): Promise<void> {
  for (let length = 0; length <= text.length; length++) {
    const typed = text.slice(0, length)
    for (const one of [page, plain]) await box(one, label).fill(typed)
    await within(STEP, `The pages were not compared for ${label}`, holdSame(page, plain, `with “${typed}” as ${label}`))
  }
}

async function measureAll(browser: Browser, { page, plain, alone }: Pages, throttle: number): Promise<void> {
  for (const one of [page, plain, alone]) {
    const session = await one.context().newCDPSession(one)
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    throttling.push(session)
  }
  print(`\n${throttle === 1 ? 'No throttling' : `CPU throttled ${throttle} ×`}`)
  const heads = ['work', 'painted'].flatMap((what) => PERCENTS.map((percent) => `${what} p${percent}`))
  print(row('ms', [...heads, 'frames missed', 'by keys']))
  for (const field of FIELDS) {
    const shown =
      field.label === 'Address'
        ? { [field.label]: page }
        : { [field.label]: page, 'plain DOM': plain, 'a field alone': alone }
    const [ours, theirs] = await measureByTurns(browser, shown, field)
    if (ours && theirs) printRatios(ours, theirs)
  }
  // Only now: a session that ends takes its throttling with it.
  for (const session of throttling.splice(0)) await session.detach()
}

/**
 * Prints what the keys of a field cost on each of some pages, and answers it. The pages take turns, so that what else the machine does
 * falls to all of them alike.
 */
async function measureByTurns(
  browser: Browser,
  pages: Readonly<Record<string, Page>>,
  field: (typeof FIELDS)[number],
): Promise<Series[]> {
  const all = Object.entries(pages).map(([name, page]): Named => ({ name, page, costs: [], delays: [], missed: [] }))
  const turn = Math.ceil(field.keys.length / TURNS)
  for (let from = 0; from < field.keys.length; from += turn) {
    say(`${field.label}: keys ${from + 1} to ${Math.min(from + turn, field.keys.length)} of ${field.keys.length} …`)
    for (const series of all) {
      const { costs, delays, missed } = await measure(browser, series.page, field, field.keys.slice(from, from + turn))
      series.costs.push(...costs)
      series.delays.push(...delays)
      series.missed.push(...missed)
    }
  }
  for (const { name, ...series } of all) printSeries(name, series)
  return all
}

/** What keys cost on a page: the work of each, and how long it took to be painted. */
async function measure(
  browser: Browser,
  page: Page,
  { label, pause }: (typeof FIELDS)[number],
  keys: readonly string[],
): Promise<Series> {
  // What is behind another page draws no frames.
  await page.bringToFront()
  // What is laid out anew under a mouse is looked at for what lies under it: the same on every page.
  await page.mouse.move(8, 450)
  const field = label === 'Address' ? page.getByRole('combobox', { name: label }) : box(page, label)
  const retype = async (pressed: readonly string[], gap: number) => {
    await field.fill('')
    await rest(500)
    const sentence = `${pressed.length} keys were not typed into ${label}`
    await within(pressed.length * gap + STEP, sentence, type(page, pressed, gap))
  }
  const answered = <Answer>(what: string, promise: Promise<Answer>) =>
    within(STEP, `The page did not ${what} for ${label}`, promise)

  // The first strokes compile the code that the others run.
  await retype(keys.slice(0, 24), 20)

  // Apart, so that neither measurement is part of what the other measures.
  await answered('begin a trace', browser.startTracing(page, { categories: TRACE_CATEGORIES }))
  await retype(keys, pause)
  const costs = readTrace((await answered('hand over its trace', browser.stopTracing())).toString('utf8'))

  const unwatch = await answered('begin to watch its frames', watchPaints(page))
  await retype(keys, pause)
  const { delays, missed } = await answered('say what it saw of its frames', unwatch())
  return { costs: [...costs], delays: [...delays], missed: [...missed] }
}

function printSeries(name: string, { costs, delays, missed }: Series): void {
  const work = costs.map(({ total }) => total)
  const figures = [work, delays].flatMap((values) => PERCENTS.map((percent) => percentile(values, percent).toFixed(1)))
  const lost = missed.reduce((sum, count) => sum + count, 0)
  print(row(name, [...figures, String(lost), `${missed.filter((count) => count > 0).length} of ${missed.length}`]))
  print(`  of the work on average: ${shares(costs)}`)
}

function printRatios(ours: Series, theirs: Series): void {
  const ratios = PERCENTS.map((percent) => {
    const [work, base] = [ours, theirs].map(({ costs }) =>
      percentile(
        costs.map(({ total }) => total),
        percent,
      ),
    )
    return (work ?? Number.NaN) / (base ?? Number.NaN)
  })
  const waits = PERCENTS.map((percent) => percentile(ours.delays, percent) / percentile(theirs.delays, percent))
  print(
    row(
      '  ours ÷ plain',
      [...ratios, ...waits].map((ratio) => `${ratio.toFixed(2)} ×`),
    ),
  )
}

async function type(page: Page, keys: readonly string[], pause: number): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await rest(pause)
  }
}

/** The text typed and rubbed out again, over and over. */
function keysOf(text: string, count: number): string[] {
  const typed = Array.from(text)
  const round = [...typed, ...typed.map(() => RUBBED_OUT)]
  return Array.from({ length: count }, (_, index) => round[index % round.length] ?? RUBBED_OUT)
}

function shares(costs: readonly KeystrokeCost[]): string {
  const mean = (part: keyof KeystrokeCost) => costs.reduce((sum, cost) => sum + cost[part], 0) / costs.length
  return (['script', 'style', 'layout', 'paint'] as const).map((part) => `${part} ${mean(part).toFixed(1)}`).join(', ')
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(Math.floor((sorted.length * percent) / 100), sorted.length - 1)] ?? Number.NaN
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
