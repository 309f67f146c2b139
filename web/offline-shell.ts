import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { WORKER_PATHS } from './src/install/worker-paths.ts'

/**
 * Builds /sw.js, which caches the application's files for offline use: no API response, public page or image.
 * The server replaces %SHELL_STAMP% with the version of its shell. Source: decision 19.
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
      // The server responds to the start and the landing page; without it, the application redirects or shows an
      // error.
      runtimeCaching: [
        {
          urlPattern: ({ request, sameOrigin, url }) =>
            request.mode === 'navigate' && sameOrigin && /^\/(?:home\/?)?$/u.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: 'index.html' } },
        },
      ],
      // Without this, the worker would respond to / with the shell.
      directoryIndex: null,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
    // A build that writes no files has no folder to list, and must not change the existing one.
    integration: {
      configureOptions: ({ build }, options) => {
        if (!build.write) options.disable = true
      },
    },
  })
}
