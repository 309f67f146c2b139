/** Somebody is there and begins to do something. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** When it is done without a sign of anybody, and how long it waits for the page to rest, in milliseconds. */
const UNASKED = 8_000
const LATEST = 1_000

const waiting = new Set<() => void>()
let begun = false

/**
 * Runs a task once the page has been loaded, somebody begins to do something with it (or has not for a while), and it rests: so
 * late that it takes nothing from what a person waits for, and so early that it is done before it is asked for.
 */
export function whenResting(task: () => void): void {
  if (begun) return rest(task)
  if (waiting.size === 0) follow()
  waiting.add(task)
}

function follow(): void {
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true, capture: true })
  const waitUnasked = () => setTimeout(begin, UNASKED)
  if (document.readyState === 'complete') waitUnasked()
  else window.addEventListener('load', waitUnasked, { once: true })
}

function begin(): void {
  if (begun) return
  begun = true
  for (const sign of SIGNS) window.removeEventListener(sign, begin, { capture: true })
  for (const task of waiting) rest(task)
  waiting.clear()
}

function rest(task: () => void): void {
  // Safari has no idle callbacks yet.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LATEST })
  else setTimeout(task, 200)
}
