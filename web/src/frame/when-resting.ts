/** How long the page must have had nothing to do, at the latest, in milliseconds. */
const LATEST = 3_000

/** Runs a task once the page has been loaded and rests, so that it takes nothing from what a person waits for. */
export function whenResting(task: () => void): void {
  const rest = () => {
    // Safari has no idle callbacks yet.
    if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LATEST })
    else setTimeout(task, 500)
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
}
