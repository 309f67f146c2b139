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
// takes with plain DOM code behind it, which is measured beside it. Prints figures; asserts nothing.
// Says meanwhile what it is at, and gives up with a sentence when a step takes far longer than it should.

const RUBBED_OUT = 'Backspace'
const FIGURE_PAUSE = 80
/** Long enough that the search of a keystroke, which waits until typing rests, falls to that keystroke. */
const ADDRESS_PAUSE = 260
/** KEYSTROKE_KEYS makes it shorter. */
const FIGURE_KEYS = Number(process.env['KEYSTROKE_KEYS'] ?? 120)
const ADDRESS_KEYS = Math.min(72, FIGURE_KEYS)
const PERCENTS = [50, 75, 99]
const throttling: CDPSession[] = []

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
      for (const throttle of [1, 4]) await measureAll(browser, page, plain, throttle)
    } finally {
      await within(STEP, 'Chromium did not close', browser.close()).catch((error: Error) => say(error.message))
    }
  } finally {
    await product.stop()
  }
}

async function openCalculator(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
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

async function holdSameAtEachKey(page: Page, plain: Page, label: string, text: string): Promise<void> {
  for (let length = 0; length <= text.length; length++) {
    const typed = text.slice(0, length)
    for (const one of [page, plain]) await box(one, label).fill(typed)
    await within(STEP, `The pages were not compared for ${label}`, holdSame(page, plain, `with “${typed}” as ${label}`))
  }
}

async function measureAll(browser: Browser, page: Page, plain: Page, throttle: number): Promise<void> {
  for (const one of [page, plain]) {
    const session = await one.context().newCDPSession(one)
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    throttling.push(session)
  }
  print(`\n${throttle === 1 ? 'No throttling' : `CPU throttled ${throttle} ×`}`)
  const heads = ['work', 'painted'].flatMap((what) => PERCENTS.map((percent) => `${what} p${percent}`))
  print(row('ms', [...heads, 'frames missed', 'by keys']))
  for (const field of FIELDS) {
    const ours = await measure(browser, page, field)
    if (field.label === 'Address') continue
    const theirs = await measure(browser, plain, field, 'plain DOM')
    const ratios = (['work', 'delays'] as const).flatMap((what) =>
      PERCENTS.map((percent) => percentile(ours[what], percent) / percentile(theirs[what], percent)),
    )
    print(
      row(
        '  ours ÷ plain',
        ratios.map((ratio) => `${ratio.toFixed(2)} ×`),
      ),
    )
  }
  // Only now: a session that ends takes its throttling with it.
  for (const session of throttling.splice(0)) await session.detach()
}

/** Prints what the keys of a field cost, and answers the work of each and how long it took to be painted. */
async function measure(
  browser: Browser,
  page: Page,
  { label, keys, pause }: (typeof FIELDS)[number],
  name: string = label,
): Promise<{ work: readonly number[]; delays: readonly number[] }> {
  // What is behind another page draws no frames.
  await page.bringToFront()
  // What is laid out anew under a mouse is looked at for what lies under it: the same on both pages.
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

  say(`${label}: warming up …`)
  // The first strokes compile the code that the others run.
  await retype(keys.slice(0, 24), 20)

  // Apart, so that neither measurement is part of what the other measures.
  say(`${label}: ${keys.length} keys for the work they make …`)
  await answered('begin a trace', browser.startTracing(page, { categories: TRACE_CATEGORIES }))
  await retype(keys, pause)
  const costs = readTrace((await answered('hand over its trace', browser.stopTracing())).toString('utf8'))

  say(`${label}: ${keys.length} keys for the time until they are painted …`)
  const unwatch = await answered('begin to watch its frames', watchPaints(page))
  await retype(keys, pause)
  const { delays, missed } = await answered('say what it saw of its frames', unwatch())

  const work = costs.map(({ total }) => total)
  const figures = [work, delays].flatMap((values) => PERCENTS.map((percent) => percentile(values, percent).toFixed(1)))
  const lost = missed.reduce((sum, count) => sum + count, 0)
  print(row(name, [...figures, String(lost), `${missed.filter((count) => count > 0).length} of ${keys.length}`]))
  print(`  of the work on average: ${shares(costs)}`)
  return { work, delays }
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
