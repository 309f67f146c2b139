import { setTimeout as rest } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { box } from '../calculator.ts'
import { readTrace, TRACE_CATEGORIES, type KeystrokeCost } from './read-trace.ts'
import { watchPaints } from './watch-paints.ts'
import { within } from './within.ts'

/** What is typed into a field of the calculator to be measured, and rubbed out again. */
export interface Typed {
  readonly label: string
  readonly text: string
  /** How often it is typed and rubbed out in a turn. */
  readonly rounds: number
  /** Milliseconds between two keys. */
  readonly pause: number
}

/** What keys cost on a page, one entry for each. */
export interface Series {
  readonly costs: readonly KeystrokeCost[]
  readonly delays: readonly number[]
  readonly missed: readonly number[]
}

/** How long one step may take, in milliseconds: a page's answer, and a series of keys beyond its pauses. */
export const STEP = 30_000

/** A key that changes nothing, and so ends what the one before it cost. */
const AFTER = 'Shift'
const WARM_UP_PAUSE = 20

/** The keys of a round: the text, letter by letter, and as many that rub it out. */
export function keysOf(text: string): string[] {
  const typed = Array.from(text, (letter) => (letter === ' ' ? 'Space' : letter))
  return [...typed, ...typed.map(() => 'Backspace')]
}

/** The field of a page that is typed into. */
export function fieldOf(page: Page, label: string): Locator {
  return label === 'Address' ? page.getByRole('combobox', { name: label }) : box(page, label)
}

/** Measures the keys of a turn: the work of each, and then, apart, how long each took to be painted. */
export async function measureKeys(
  browser: Browser,
  page: Page,
  { label, text, rounds, pause }: Typed,
): Promise<Series> {
  // What is behind another page draws no frames.
  await page.bringToFront()
  const field = fieldOf(page, label)
  // What is in sight is painted, and what lies under the mouse looked for at every layout: the same on every page.
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.mouse.move(8, 450)
  const keys = Array.from({ length: rounds }, () => keysOf(text)).flat()
  // A round leaves the field as empty as it found it.
  await field.fill('')
  const type = async (pressed: readonly string[], gap: number) => {
    await rest(500)
    const sentence = `${pressed.length} keys were not typed into ${label}`
    await within(pressed.length * gap + STEP, sentence, press(page, pressed, gap))
  }
  const answered = <Answer>(what: string, promise: Promise<Answer>) =>
    within(STEP, `The page did not ${what} for ${label}`, promise)

  // The first strokes compile the code that the others run.
  await type(keys, WARM_UP_PAUSE)

  // Apart, so that neither measurement is part of what the other measures.
  await answered('begin a trace', browser.startTracing(page, { categories: TRACE_CATEGORIES }))
  await type([...keys, AFTER], pause)
  const costs = readTrace((await answered('hand over its trace', browser.stopTracing())).toString('utf8'))

  const unwatch = await answered('begin to watch its frames', watchPaints(page))
  await type(keys, pause)
  const { delays, missed } = await answered('say what it saw of its frames', unwatch())
  // As it stood: the other fields are measured with it.
  await field.fill(text)
  return { costs, delays, missed }
}

async function press(page: Page, keys: readonly string[], pause: number): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await rest(pause)
  }
}
