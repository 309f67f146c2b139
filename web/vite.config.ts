import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './chunks.ts'
import { precompress } from './precompress.ts'
import { withoutFrameworkMode } from './without-framework-mode.ts'
import { withoutSchemas } from './without-schemas.ts'

/**
 * What is drawn again while somebody types and holds much. The compiler's caches make code larger: a field of the calculator that
 * draws itself alone is as quick without, and a screen that is drawn once needs none.
 */
const COMPILED = [
  '/src/screens/calculator/result/',
  '/src/screens/calculator/sections/rental-income',
  '/src/parts/where-the-week-goes',
  '/src/parts/line-chart/',
  ...['number-', 'slider-', 'choice-', 'combobox', 'disclosure'].map((control) => `/src/controls/${control}`),
]

export default defineConfig({
  plugins: [withoutSchemas(), withoutFrameworkMode(), react({ compiler: { sources: COMPILED } }), precompress()],
  server: { proxy: { '/api': process.env['HOMEYIELD_URL'] ?? 'http://localhost:4321' } },
  build: {
    target: 'baseline-widely-available',
    // Inline data URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
})
