import { setTimeout as rest } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { box } from '../calculator.ts'
import { readTrace, TRACE_CATEGORIES, type KeystrokeCost } from './read-trace.ts'
import { watchPaints } from './watch-paints.ts'
import { withTimeout } from '../with-timeout.ts'

/** A text to type into a field, and to delete again. */
export interface Typed {
  readonly label: string
  readonly text: string
  /** How often it is typed and deleted in a round. */
  readonly rounds: number
  /** Milliseconds between two keys. */
  readonly pause: number
}

/** The measurements of a page, one entry for each key. */
export interface Series {
  readonly costs: readonly KeystrokeCost[]
  readonly delays: readonly number[]
  readonly missed: readonly number[]
}

/** How long a step may take, in milliseconds, without the pauses between keys. */
export const STEP = 30_000

/** A key that changes nothing; it ends the measurement of the key before it. */
const AFTER = 'Shift'
const WARM_UP_PAUSE = 20

/** The keys of a round: the text, and a Backspace for each letter. */
function keysOf(text: string): string[] {
  const typed = Array.from(text, (letter) => (letter === ' ' ? 'Space' : letter))
  return [...typed, ...typed.map(() => 'Backspace')]
}

function fieldOf(page: Page, label: string): Locator {
  // Each part of a loan has a rate too: the first box is the calculation's own.
  return label === 'Address' ? page.getByRole('combobox', { name: label }) : box(page, label).first()
}

/** Measures a round: the work of each key, then in a second pass its time to paint. */
export async function measureKeys(
  browser: Browser,
  page: Page,
  { label, text, rounds, pause }: Typed,
): Promise<Series> {
  // A page in the background draws no frames.
  await page.bringToFront()
  const field = fieldOf(page, label)
  // Only visible parts are painted, and each layout does a hit test at the mouse: the same place on every page.
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.mouse.move(8, 450)
  const keys = Array.from({ length: rounds }, () => keysOf(text)).flat()
  await field.fill('')
  const type = async (pressed: readonly string[], gap: number) => {
    await rest(500)
    const sentence = `${pressed.length} keys were not typed into ${label}`
    await withTimeout(pressed.length * gap + STEP, sentence, press(page, pressed, gap))
  }
  const inTime = <Result>(what: string, promise: Promise<Result>) =>
    withTimeout(STEP, `The page did not ${what} for ${label}`, promise)

  // Warm-up: the first keys compile the code.
  await type(keys, WARM_UP_PAUSE)

  // Two passes, so that neither measurement affects the other.
  await inTime('begin a trace', browser.startTracing(page, { categories: TRACE_CATEGORIES }))
  await type([...keys, AFTER], pause)
  const costs = readTrace((await inTime('hand over its trace', browser.stopTracing())).toString('utf8'))

  const unwatch = await inTime('begin to watch its frames', watchPaints(page))
  await type(keys, pause)
  const { delays, missed } = await inTime('return its frames', unwatch())
  // The other fields are measured with this value.
  await field.fill(text)
  return { costs, delays, missed }
}

async function press(page: Page, keys: readonly string[], pause: number): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await rest(pause)
  }
}
