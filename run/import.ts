import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findEmbeddedPostgres } from '@homeyield/database/embedded/find-embedded-postgres'
import { runImport } from '@homeyield/imports/run-import'
import { readDirectUrl } from './read-direct-url.ts'

// `npm run import`: imports open data that the operator downloaded.
const ROOT = join(import.meta.dirname, '..')

if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
const interrupted = new AbortController()
// A terminal sends SIGINT to this process and to the server that started it, which then sends SIGTERM.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupted.abort(new Error('Stopped.')))
}
process.exitCode = await runImport(process.argv.slice(2), {
  findDatabase,
  // npm runs scripts in the checkout, whatever the folder it was called from.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  stdout: (text) => void process.stdout.write(text),
  stderr: process.stderr,
  signal: interrupted.signal,
})

async function findDatabase(): Promise<string> {
  const url = readDirectUrl(process.env)
  if (url !== undefined) return url
  const dataDirectory = resolve(ROOT, process.env['DATA_DIR']?.trim() || '.data')
  const running = await findEmbeddedPostgres(dataDirectory)
  if (running !== null) return running
  throw new Error(`No database runs in ${dataDirectory}. Start Homeyield with npm start first, or set DATABASE_URL.`)
}
