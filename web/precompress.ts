import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:css|html|js|json|svg)$/u

/** Smaller files fit into one packet uncompressed. In bytes. */
const MIN_BYTES = 1_400

/**
 * Compresses the built files at the highest level, `x.js.br` and `x.js.gz` beside `x.js`, so that the server need
 * not.
 */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'homeyield-precompress',
    apply: 'build',
    writeBundle: ({ dir = '' }) => {
      folder = dir
    },
    // The files of public/ are copied only by now.
    closeBundle: async () => {
      const names = folder === '' ? [] : await readdir(folder, { recursive: true })
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < MIN_BYTES) return
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(content)),
    writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 })),
  ])
}
