import { setTimeout as rest } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { box, chooseAddress, fill, GOLDEN, section } from '../calculator.ts'
import config from '../playwright.config.ts'
import { readTrace, TRACE_CATEGORIES, type KeystrokeCost } from './read-trace.ts'
import { serveProduct } from './serve-product.ts'
import { watchPaints } from './watch-paints.ts'

// What a keystroke costs in Chromium on the calculator with every section open: main-thread time, the time until its result is
// painted, and missed frames, without and with CPU throttling. The target is 16 ms of main-thread work and no frame missed at
// p99 without throttling. Prints figures; asserts nothing.

const RUBBED_OUT = 'Backspace'
const FIGURE_PAUSE = 80
/** Long enough that the search of a keystroke, which waits until typing rests, falls to that keystroke. */
const ADDRESS_PAUSE = 260
const FIGURE_KEYS = 120
const ADDRESS_KEYS = 72

const FIELDS = [
  { label: 'Purchase price', keys: keysOf('850000', FIGURE_KEYS), pause: FIGURE_PAUSE },
  { label: 'Rates', keys: keysOf('2900', FIGURE_KEYS), pause: FIGURE_PAUSE },
  { label: 'Rental income a week', keys: keysOf('635', FIGURE_KEYS), pause: FIGURE_PAUSE },
  { label: 'Address', keys: keysOf('kauri street', ADDRESS_KEYS), pause: ADDRESS_PAUSE },
] as const

const product = await serveProduct()
try {
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const page = await openCalculator(browser, product.url)
    for (const throttle of [1, 4]) {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
      print(`\n${throttle === 1 ? 'No throttling' : `CPU throttled ${throttle} ×`}`)
      print(row('ms', ['work p50', 'work p99', 'painted p50', 'painted p99', 'missed p99', 'missed in all']))
      for (const field of FIELDS) await measure(browser, page, field)
      await session.detach()
    }
  } finally {
    await browser.close()
  }
} finally {
  await product.stop()
}

async function openCalculator(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } })
  await page.goto('/signin')
  await page.getByLabel('Email').fill('premium@homeyield.test')
  await page.getByLabel('Password', { exact: true }).fill('homeyield-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await section(page, 'Property Information').waitFor()
  await chooseAddress(page)
  await fill(page, GOLDEN)
  return page
}

async function measure(browser: Browser, page: Page, { label, keys, pause }: (typeof FIELDS)[number]): Promise<void> {
  const field = label === 'Address' ? page.getByRole('combobox', { name: label }) : box(page, label)
  const retype = async (pressed: readonly string[], gap: number) => {
    await field.fill('')
    await rest(500)
    await type(page, pressed, gap)
  }
  // The first strokes compile the code that the others run.
  await retype(keys.slice(0, 24), 20)

  // Apart, so that neither measurement is part of what the other measures.
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  await retype(keys, pause)
  const costs = readTrace((await browser.stopTracing()).toString('utf8'))

  const unwatch = await watchPaints(page)
  await retype(keys, pause)
  const { delays, missed } = await unwatch()

  const work = costs.map(({ total }) => total)
  const figures = [percentile(work, 50), percentile(work, 99), percentile(delays, 50), percentile(delays, 99)]
  const lost = missed.reduce((sum, count) => sum + count, 0)
  const frames = [String(percentile(missed, 99)), `${lost} of ${keys.length}`]
  print(row(label, [...figures.map((figure) => figure.toFixed(1)), ...frames]))
  print(`  of the work on average: ${shares(costs)}`)
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
