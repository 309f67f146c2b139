import { Workbox } from 'workbox-window'

/** Milliseconds until the page reloads, whether or not the new version has taken over. */
const LONGEST_WAIT = 5000

/** How often an open page checks for a new version, in milliseconds. */
const CHECK_INTERVAL = 60 * 60 * 1000

/**
 * Registers the service worker and calls back with `take` when a new version is ready. `take` activates it and
 * reloads this page; other open pages are then told. Does nothing where service workers are unavailable. Source:
 * decision 19.
 */
export async function followWorker(onNewVersion: (take: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = new Workbox('/sw.js')
  // The first worker is not a new version, whichever page registered it.
  let hasOne = navigator.serviceWorker.controller !== null
  let isTaken = false
  let registration: ServiceWorkerRegistration | undefined

  const take = () => {
    isTaken = true
    // If another page has activated it already, there is no waiting worker.
    if (!registration?.waiting) return window.location.reload()
    worker.messageSkipWaiting()
    // Chromium waits for what the old worker does for this page, once for more than a minute: a reload ends that.
    setTimeout(() => window.location.reload(), LONGEST_WAIT)
  }
  // A page opened during the first installation also gets this event. Only with an active worker is it a new version.
  // Read again, because `register` has not resolved yet.
  worker.addEventListener('waiting', () => {
    void navigator.serviceWorker
      .getRegistration()
      .then((found) => found?.waiting && found.active && onNewVersion(take))
      .catch(() => undefined)
  })
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (isTaken) window.location.reload()
    else if (isUpdate === true || (isExternal === true && hasOne)) onNewVersion(take)
    hasOne = true
  })
  try {
    registration = await worker.register({ immediate: true })
  } catch {
    return
  }
  if (registration === undefined) return
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL) return
    checkedAt = Date.now()
    worker.update().catch(() => undefined)
  })
}
