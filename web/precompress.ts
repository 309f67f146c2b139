import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:css|html|js|json|svg)$/u

/** Below this many bytes an answer fits into one packet as it is. */
const WORTH_IT = 1_400

/** Packs what the build made once, as hard as it goes, so that the server never has to: `x.js.br` and `x.js.gz` beside `x.js`. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'homeyield-precompress',
    apply: 'build',
    writeBundle: ({ dir = '' }) => {
      folder = dir
    },
    // Only now do the files of public/ lie there too.
    closeBundle: async () => {
      const names = folder === '' ? [] : await readdir(folder, { recursive: true })
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => pack(join(folder, name))))
    },
  }
}

async function pack(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < WORTH_IT) return
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(content)),
    writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 })),
  ])
}
