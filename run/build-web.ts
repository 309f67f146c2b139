import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPages } from './build-pages.ts'
import { runVite } from './run-vite.ts'

/** The directories of the browser's code. */
const SOURCES = ['web', 'contract/src', 'domain/src']
/** Other files that change the build. */
const MORE_SOURCES = ['package-lock.json', 'run/build-pages.ts', 'run/build-manifest.ts']
const NO_SOURCES = new Set(['dist', 'node_modules', 'coverage', 'screenshots', 'testing'])

/**
 * Builds the web app with its public pages into web/dist, unless that is up to date, and returns the directory. Throws the
 * build's output when it fails.
 */
export async function buildWeb(root: string, log: (message: string) => void): Promise<string> {
  const dist = join(root, 'web/dist')
  const stamp = join(dist, '.built-from')
  const fingerprint = await fingerprintOf(root)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) return dist
  log('Building the web app …')
  await rm(stamp, { force: true })
  const run = runVite(root)
  await run(['build', '--emptyOutDir', '--logLevel', 'warn'])
  await buildPages(dist, run)
  await writeFile(stamp, fingerprint)
  return dist
}

async function fingerprintOf(root: string): Promise<string> {
  const lists = await Promise.all(SOURCES.map((source) => listFiles(join(root, source))))
  const hash = createHash('sha256')
  for (const file of [...lists.flat().sort(), ...MORE_SOURCES.map((file) => join(root, file))]) {
    const content = await readFile(file)
    hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const sources = entries.filter(({ name }) => !NO_SOURCES.has(name) && !/\.test\.tsx?$/.test(name))
  const lists = await Promise.all(
    sources.map(async (entry) => {
      const path = join(directory, entry.name)
      return entry.isDirectory() ? listFiles(path) : [path]
    }),
  )
  return lists.flat()
}
