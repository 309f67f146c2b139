import { cacheResponses, refreshStaleData } from '../session/offline-cache.ts'
import { cacheCalculations } from '../session/offline-calculations.ts'
import { storeRents } from '../session/store-rents.ts'
import { followConnection } from '../screens/calculator/save/send/follow-connection.ts'

/** Caches what an account needs offline, removes what an earlier one left, and sends saves that waited for a connection. */
export function storeForAccount(): void {
  cacheResponses()
  cacheCalculations()
  storeRents()
  followConnection()
  // If this fails, the cached data stays until the next time.
  const replace = () => void refreshStaleData().catch(() => undefined)
  window.addEventListener('online', replace)
  if (navigator.onLine) replace()
}
