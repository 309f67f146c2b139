import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vite'
import { offlineShell } from './offline-shell.ts'
import { precompress } from './precompress.ts'
import { withoutSchemas } from './without-schemas.ts'

const SERVER = process.env['HOMEYIELD_URL'] ?? 'http://localhost:4321'
// What is rendered when the web app is built comes from the server in development too.
const PUBLIC = '^/(?:home|about|about-us|how-it-works|termsandconditions|privacypolicy|support)/?(?:\\?.*)?$'

/** How the application and the public pages are built. */
export const shared = defineConfig({
  plugins: [withoutSchemas(), react({ compiler: true }), precompress()],
  server: { proxy: { '/api': SERVER, [PUBLIC]: SERVER } },
  build: {
    target: 'baseline-widely-available',
    // Inline data URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})

// The public pages are no part of what works without a connection.
export default mergeConfig(shared, { plugins: [offlineShell()] })
