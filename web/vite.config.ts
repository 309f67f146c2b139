import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'
import { withoutSchemas } from './without-schemas.ts'

const SERVER = process.env['HOMEYIELD_URL'] ?? 'http://localhost:4321'
// What is rendered when the web app is built comes from the server in development too.
const PUBLIC = '^/(?:home|about|about-us|how-it-works|termsandconditions|privacypolicy|support)/?(?:\\?.*)?$'

export default defineConfig({
  plugins: [withoutSchemas(), react({ compiler: true }), precompress()],
  server: { proxy: { '/api': SERVER, [PUBLIC]: SERVER } },
  build: {
    target: 'baseline-widely-available',
    // Inline data URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
