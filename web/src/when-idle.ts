import type { DataRouter } from 'react-router'

/** How long the page may go on working before the task is run all the same, in milliseconds. */
const LATEST = 5_000

/** Runs a task once the first screen stands and the browser has nothing better to do. */
export function whenIdle(router: Pick<DataRouter, 'state' | 'subscribe'>, task: () => void): void {
  // Safari has no idle callbacks yet.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: LATEST }) : setTimeout(task, 1_000)
  if (router.state.initialized) return void wait()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    wait()
  })
}
