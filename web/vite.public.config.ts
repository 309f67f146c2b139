import { defineConfig, mergeConfig } from 'vite'
import { shared } from './vite.config.ts'

// The public pages (run/build-pages.ts): with --ssr their renderer and styles, otherwise their scripts. They share no
// chunk with the application, so that a page loads only its own code.
export default defineConfig(
  mergeConfig(shared, {
    // So that the renderer runs from any folder.
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
