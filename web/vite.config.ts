import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vite'
import { chunks } from './chunks.ts'
import { offlineShell } from './offline-shell.ts'
import { precompress } from './precompress.ts'
import { isPublicPage, routes } from './src/routes.ts'

const SERVER = process.env['HOMEYIELD_URL'] ?? 'http://localhost:4321'
// What is rendered when the web app is built comes from the server in development too.
const PAGES = routes.filter(isPublicPage).map(({ path, aliases = [] }) => [path].concat(aliases).join('|'))
const PUBLIC = `^(?:${PAGES.join('|')})/?(?:\\?.*)?$`

/** How the application and the public pages are built. */
export const shared = defineConfig({
  plugins: [react(), precompress()],
  server: { proxy: { '/api': SERVER, [PUBLIC]: SERVER } },
  build: {
    target: 'baseline-widely-available',
    // Inline data URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
})

// The public pages are no part of what works without a connection.
export default mergeConfig(shared, {
  plugins: [offlineShell()],
  build: {
    // The second begins the application (decision 23), and is kept with it for when there is no network.
    rolldownOptions: { input: ['index.html', 'src/first-paint/begin.ts'], output: { codeSplitting: chunks } },
  },
})
