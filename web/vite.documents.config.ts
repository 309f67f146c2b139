import { defineConfig, mergeConfig } from 'vite'
import { shared } from './vite.config.ts'

// What renders the documents of the application (run/build-documents.ts). Their looks are the application's own. In one file: what it
// begins with is there before anything else is.
export default defineConfig(
  mergeConfig(shared, {
    ssr: { noExternal: true },
    build: {
      copyPublicDir: false,
      emptyOutDir: true,
      ssr: 'src/first-paint/render-documents.tsx',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }),
)
