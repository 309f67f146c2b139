import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { runAdmin } from '@homeyield/api/administration/run-admin'
import { findEmbeddedPostgres } from '@homeyield/database/embedded/find-embedded-postgres'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { readDirectUrl } from './read-direct-url.ts'
import { readJwtSecrets, writeJwtSecrets } from './settings.ts'

// `npm run admin`: administers the database of DATABASE_URL, without its pooler, or the embedded one.
const ROOT = join(import.meta.dirname, '..')

if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
const dataDirectory = resolve(ROOT, process.env['DATA_DIR']?.trim() || '.data')
const hasOwnSecret = Boolean(process.env['JWT_SECRET']?.trim())
const isStored = !hasOwnSecret && existsSync(join(dataDirectory, 'secrets.json'))
const isServer = ['DATABASE_DIRECT_URL', 'DATABASE_URL', 'UPLOADS_DIR'].some((name) => process.env[name]?.trim())
const stderr = (text: string) => void process.stderr.write(text)

try {
  process.exitCode = await runAdmin(process.argv.slice(2), {
    environment: {
      ...process.env,
      // As npm start does; a server names its own folder.
      ...(isServer ? {} : { UPLOADS_DIR: join(dataDirectory, 'uploads') }),
      ...(isStored ? await readJwtSecrets(process.env, dataDirectory) : {}),
    },
    connect,
    startEmbedded,
    dataDirectory,
    storeSecrets: hasOwnSecret ? null : (secrets) => writeJwtSecrets(dataDirectory, secrets),
    ask: process.stdin.isTTY ? ask : null,
    // npm runs scripts in the checkout, whatever the folder it was called from.
    folder: process.env['INIT_CWD'] ?? process.cwd(),
    operator: operatorName(),
    stdout: (text) => void process.stdout.write(text),
    stderr,
    now: Date.now,
  })
} catch (error) {
  stderr(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** A container's account may have no name. */
function operatorName(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}

async function connect({ create = false }: { readonly create?: boolean } = {}) {
  const leave = () => Promise.resolve()
  const url = readDirectUrl(process.env)
  if (url) return { url, close: leave }
  const running = await findEmbeddedPostgres(dataDirectory)
  if (running !== null) return { url: running, close: leave }
  if (!create && !existsSync(join(dataDirectory, 'postgresql'))) {
    throw new Error(
      `There is no database in ${dataDirectory}. Start Homeyield with npm start first, or set DATABASE_URL.`,
    )
  }
  return startPostgres()
}

async function startEmbedded() {
  if (!existsSync(join(dataDirectory, 'postgresql'))) throw new Error(`There is no database in ${dataDirectory}.`)
  return startPostgres()
}

async function startPostgres() {
  const started = await startEmbeddedPostgres({ dataDir: dataDirectory, log: (text) => stderr(`${text}\n`) })
  return { url: started.url, close: started.stop }
}

async function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(?:es)?$/iu.test((await lines.question(`${question} [y/N] `)).trim())
  } finally {
    lines.close()
  }
}
