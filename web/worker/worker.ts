import { clientsClaim } from 'workbox-core/clientsClaim.js'
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js'
import { createHandlerBoundToURL } from 'workbox-precaching/createHandlerBoundToURL.js'
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js'
import { PrecacheFallbackPlugin } from 'workbox-precaching/PrecacheFallbackPlugin.js'
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js'

// The build (web/offline-shell.ts) makes /sw.js of this.
declare const self: ServiceWorkerGlobalScope
/** The files to cache, and the patterns of the paths for which the shell may be returned; both from the build. */
declare const FILES: { url: string; revision: string | null }[]
declare const PATHS: string[]

const SHELL = 'index.html'

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  const isPressed = typeof message === 'object' && message !== null && 'type' in message
  if (isPressed && message.type === 'SKIP_WAITING') void self.skipWaiting()
})
clientsClaim()
// Otherwise the worker would respond to / with the shell.
precacheAndRoute(FILES, { directoryIndex: '' })
cleanupOutdatedCaches()
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(SHELL), { allowlist: PATHS.map((pattern) => new RegExp(pattern, 'u')) }),
)
// The server responds to the start and the landing page; without it, the application redirects or shows an error.
registerRoute(
  ({ request, sameOrigin, url }) => request.mode === 'navigate' && sameOrigin && /^\/(?:home\/?)?$/u.test(url.pathname),
  new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: SHELL })] }),
)
