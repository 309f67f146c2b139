import { defineConfig, mergeConfig } from 'vite'
import { shared } from './vite.config.ts'

// The classic script of the public pages' head needs its own build, because it cannot import shared chunks.
export default defineConfig(
  mergeConfig(shared, {
    build: { copyPublicDir: false, emptyOutDir: true, rolldownOptions: { input: 'src/public/early.ts' } },
  }),
)
