import { defineConfig, mergeConfig } from 'vite'
import { shared } from './vite.config.ts'

// The classic script of the public pages' head, in a build of its own: a classic script cannot import what others share with it.
export default defineConfig(
  mergeConfig(shared, {
    build: { copyPublicDir: false, emptyOutDir: true, rolldownOptions: { input: 'src/public/early.ts' } },
  }),
)
