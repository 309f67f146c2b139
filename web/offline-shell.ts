import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { WORKER_PATHS } from './src/install/worker-paths.ts'

const SHELL = 'index.html'
const CACHED = /^assets\/.*\.(?:js|css|woff2)$/u

interface CachedFile {
  readonly url: string
  readonly revision: string | null
}

/**
 * Builds /sw.js, which caches the application's files for offline use: no API response, public page or image.
 * The server replaces %SHELL_STAMP% with the version of its shell. Source: decision 19.
 */
export function offlineShell(): Plugin {
  return {
    name: 'homeyield-offline-shell',
    apply: 'build',
    async writeBundle({ dir: outDir = '' }, bundle) {
      const files = Object.values(bundle).flatMap((made): CachedFile[] => {
        const url = made.fileName
        if (url === SHELL && made.type === 'asset') return [{ url, revision: `${md5(made.source)}-%SHELL_STAMP%` }]
        // Their names have a hash of their content.
        return CACHED.test(url) ? [{ url, revision: null }] : []
      })
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          FILES: JSON.stringify(files),
          PATHS: JSON.stringify(WORKER_PATHS.map(({ source }) => source)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'baseline-widely-available',
          lib: {
            entry: fileURLToPath(new URL('worker/worker.ts', import.meta.url)),
            formats: ['iife'],
            name: 'worker',
            fileName: () => 'sw.js',
          },
        },
      })
    },
  }
}

function md5(text: string | Uint8Array): string {
  return createHash('md5').update(text).digest('hex')
}
