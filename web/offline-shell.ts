import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { WORKER_PATHS } from './src/install/worker-paths.ts'

/**
 * Makes /sw.js, which keeps what the app is made of for when there is no network, and nothing else: no answer of the API, no public
 * page, no picture. The server writes in place of %SHELL_STAMP% what the shell looks like there. Source: decision 19.
 */
export function offlineShell(): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    workbox: {
      globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}'],
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) =>
            entry.url === 'index.html' ? { ...entry, revision: `${entry.revision}-%SHELL_STAMP%` } : entry,
          ),
          warnings: [],
        }),
      ],
      navigateFallback: 'index.html',
      navigateFallbackAllowlist: [...WORKER_PATHS],
      // The start and the landing page are the server's while it can be reached; else the application leads on from there, or says so.
      runtimeCaching: [
        {
          urlPattern: ({ request, sameOrigin, url }) =>
            request.mode === 'navigate' && sameOrigin && /^\/(?:home\/?)?$/u.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: 'index.html' } },
        },
      ],
      // Else the worker would answer / with the shell.
      directoryIndex: null,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
    // A build that writes nothing has no folder to look into, and must not change what lies in it.
    integration: {
      configureOptions: ({ build }, options) => {
        if (!build.write) options.disable = true
      },
    },
  })
}
