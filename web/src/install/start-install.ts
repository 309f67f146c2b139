import type { DataRouter } from 'react-router'
import { holdInstallOffer } from './install-offer.ts'

/** How long the page may go on working before this is begun all the same, in milliseconds. */
const PATIENCE = 5_000

/**
 * Begins, once the first screen stands and the browser has nothing better to do, what makes the app installable and what it does
 * without a network. None of it is part of the first load. Source: decision 19.
 */
export function startInstall(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  holdInstallOffer()
  const begin = () => {
    // Where it cannot be fetched there is nothing to do without it: the app goes on as it is.
    import('./install.ts').then(({ install }) => install()).catch(() => undefined)
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: PATIENCE }) : setTimeout(begin, 1_000)
  if (router.state.initialized) return void whenIdle()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    whenIdle()
  })
}
