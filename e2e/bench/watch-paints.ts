import type { Page } from '@playwright/test'

/** The paints of a page's keystrokes. */
export interface Painted {
  /** Milliseconds from the key until the frame with its result is laid out and sent to be painted. */
  readonly delays: readonly number[]
  /** Frames missed after each keystroke, from the gaps between frames. */
  readonly missed: readonly number[]
}

/** Starts watching the keystrokes of a page. Returns a function that stops and returns what was measured. */
export async function watchPaints(page: Page): Promise<() => Promise<Painted>> {
  await page.evaluate(watch)
  return () => page.evaluate(() => (window as unknown as { endWatch: () => Painted }).endWatch())
}

function watch(): void {
  const FRAME = 1000 / 60
  const delays: number[] = []
  const missed: number[] = []
  let running = true
  let before = performance.now()

  function frame(now: number) {
    const last = missed.length - 1
    if (last >= 0) missed[last] = (missed[last] ?? 0) + Math.max(0, Math.round((now - before) / FRAME) - 1)
    before = now
    if (running) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)

  function onKey(event: KeyboardEvent) {
    missed.push(0)
    const { port1, port2 } = new MessageChannel()
    // A message posted in a frame's callback arrives after that frame's layout and paint.
    port1.addEventListener('message', () => delays.push(performance.now() - event.timeStamp), { once: true })
    port1.start()
    requestAnimationFrame(() => port2.postMessage(null))
  }
  addEventListener('keydown', onKey, true)

  Object.assign(window, {
    endWatch() {
      running = false
      removeEventListener('keydown', onKey, true)
      return { delays, missed }
    },
  })
}
