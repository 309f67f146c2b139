import { cacheResponses, refreshStaleData } from '../session/offline-cache.ts'
import { cacheCalculations } from '../session/offline-calculations.ts'
import { isLineSlow } from '../session/line.ts'
import { storeRents } from '../session/store-rents.ts'
import { followConnection } from '../screens/calculator/save/send/follow-connection.ts'
import { followWorker } from './follow-worker.ts'
import { showNewVersion } from './show-new-version.tsx'

/** Caches what the app needs offline, and sends saves that waited for a connection. */
export function install(): void {
  cacheResponses()
  cacheCalculations()
  storeRents()
  followConnection()
  // If this fails, the cached data stays until the next time.
  const replace = () => void refreshStaleData().catch(() => undefined)
  window.addEventListener('online', replace)
  if (navigator.onLine) replace()
  // It fetches every part of the app: on a slow line only where it is registered already.
  if (!isLineSlow() || navigator.serviceWorker?.controller) void followWorker(showNewVersion)
}
