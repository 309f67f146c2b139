import { isLineSlow } from '../session/line.ts'
import { CACHE_PREFIX, currentAccount } from '../session/session.ts'
import { storedKeys } from '../storage/stored-item.ts'
import { onTokenChange } from '../storage/token-store.ts'
import { followWorker } from './follow-worker.ts'
import { showNewVersion } from './show-new-version.tsx'

/** Makes the app work offline: its files for everybody, its data for an account. */
export function install(): void {
  if (currentAccount() !== null || storedKeys('browser', CACHE_PREFIX).length > 0) startStoring()
  else {
    const stop = onTokenChange(() => {
      stop()
      startStoring()
    })
  }
  // It fetches every part of the app: on a slow line only where it is registered already.
  if (!isLineSlow() || navigator.serviceWorker?.controller) void followWorker(showNewVersion)
}

// A visitor needs none of it, and most of it is what computes a calculation.
function startStoring(): void {
  void import('./store-for-account.ts').then(({ storeForAccount }) => storeForAccount()).catch(() => undefined)
}
