import type { DataRouter } from 'react-router'
import { whenIdle } from '../when-idle.ts'
import { holdInstallOffer } from './install-offer.ts'

/**
 * Begins, once the first screen stands and the browser has nothing better to do, what makes the app installable and what it does
 * without a network. None of it is part of the first load. Source: decision 19.
 */
export function startInstall(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  holdInstallOffer()
  whenIdle(router, () => {
    // Where it cannot be fetched there is nothing to do without it: the app goes on as it is.
    import('./install.ts').then(({ install }) => install()).catch(() => undefined)
  })
}
