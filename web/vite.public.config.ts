import { defineConfig, mergeConfig } from 'vite'
import { shared } from './vite.config.ts'

// What the public pages bring (run/build-pages.ts): with --ssr what renders them and their looks, otherwise their scripts, which
// share nothing with the application's, so that a page loads no more than its own.
export default defineConfig(
  mergeConfig(shared, {
    // So that it can be run wherever it lies.
    ssr: { noExternal: true },
    build: {
      copyPublicDir: false,
      emptyOutDir: true,
      ssrEmitAssets: true,
      rolldownOptions: {
        input: ['src/public/public.ts', 'src/public/hero/hero.ts', 'src/public/pages/plans/plans.ts'],
      },
    },
  }),
)
