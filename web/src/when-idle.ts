import type { DataRouter } from 'react-router'

/** After this many milliseconds the task runs even if the browser is busy. */
const TIMEOUT = 5_000

/** Runs a task when the first screen is shown and the browser is idle. */
export function whenIdle(router: Pick<DataRouter, 'state' | 'subscribe'>, task: () => void): void {
  // Safari has no idle callbacks yet.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: TIMEOUT }) : setTimeout(task, 1_000)
  if (router.state.initialized) return void wait()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    wait()
  })
}
