import { defineConfig } from 'vite'

// The calculator in plain DOM code, which the product's is measured against; one file.
export default defineConfig({
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    rolldownOptions: { input: 'src/bench/plain-calculator.ts', output: { format: 'iife', entryFileNames: 'plain.js' } },
  },
})
