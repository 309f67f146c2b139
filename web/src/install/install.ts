import { cacheResponses, refreshStaleData } from '../session/offline-cache.ts'
import { followConnection } from '../screens/calculator/save/follow-connection.ts'
import { followWorker } from './follow-worker.ts'
import { showNewVersion } from './show-new-version.tsx'

/** Keeps what the app needs without a network, and sends what waited for one. */
export function install(): void {
  cacheResponses()
  followConnection()
  // Where that fails they stand in until the next time.
  const replace = () => void refreshStaleData().catch(() => undefined)
  window.addEventListener('online', replace)
  if (navigator.onLine) replace()
  void followWorker(showNewVersion)
}
