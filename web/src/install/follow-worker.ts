import { Workbox } from 'workbox-window'

/** How often a page that stays open asks whether there is a new version, in milliseconds. */
const EVERY = 60 * 60 * 1000

/**
 * Registers the service worker, and calls back when a new version is ready, with what takes it. It is taken only when that is
 * called: then this page is loaded anew, and any other page of the app is told in turn. A browser without workers, or that lets us
 * have none, goes on without. Source: decision 19.
 */
export async function followWorker(onNewVersion: (take: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = new Workbox('/sw.js')
  // The first worker is nobody's new version, whichever page it was that asked for it.
  let hasOne = navigator.serviceWorker.controller !== null
  let isTaken = false
  let registration: ServiceWorkerRegistration | undefined

  const take = () => {
    isTaken = true
    // Where another page has taken it already, there is nothing to wait for.
    if (registration?.waiting) worker.messageSkipWaiting()
    else window.location.reload()
  }
  // A page opened while the first worker is installed is told that one waits. It replaces nothing: only where another is active is it a
  // new version. Asked for anew, as `register` has not answered yet.
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
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < EVERY) return
    asked = Date.now()
    // Without a network there is nothing new.
    worker.update().catch(() => undefined)
  })
}
