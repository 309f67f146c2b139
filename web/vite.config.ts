import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offlineShell } from './offline-shell.ts'
import { precompress } from './precompress.ts'
import { withoutSchemas } from './without-schemas.ts'

export default defineConfig({
  plugins: [withoutSchemas(), react({ compiler: true }), offlineShell(), precompress()],
  server: { proxy: { '/api': process.env['HOMEYIELD_URL'] ?? 'http://localhost:4321' } },
  build: {
    target: 'baseline-widely-available',
    // Inline data URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
