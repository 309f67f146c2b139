import { defineConfig } from 'vite'

// The calculator in plain DOM code, in one file, to measure the product's against.
export default defineConfig({
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    rolldownOptions: { input: 'src/bench/plain-calculator.ts', output: { format: 'iife', entryFileNames: 'plain.js' } },
  },
})
