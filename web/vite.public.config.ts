import { defineConfig, mergeConfig } from 'vite'
import { compileTexts } from './compile-texts.ts'
import { shared } from './vite.config.ts'

// The public pages (run/build-pages.ts): with --ssr their renderer and styles, otherwise their scripts. They share no
// chunk with the application, so that a page loads only its own code.
export default defineConfig(
  mergeConfig(shared, {
    plugins: [compileTexts()],
    // Otherwise the renderer has React's code for development too, and runs it where NODE_ENV is not set.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // So that the renderer runs from any folder.
    ssr: { noExternal: true },
    build: {
      copyPublicDir: false,
      emptyOutDir: true,
      ssrEmitAssets: true,
      rolldownOptions: {
        input: [
          'src/public/public.ts',
          'src/public/hero/hero.ts',
          'src/public/pages/how-it-works/how-it-works.ts',
          'src/public/pages/plans/plans.ts',
          'src/public/rents/rents.ts',
        ],
      },
    },
  }),
)
