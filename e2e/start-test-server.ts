import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { withTimeout } from './with-timeout.ts'

/** The whole product with a database of its own. */
export interface TestServer {
  readonly url: string
  readonly inboxUrl: string
  readonly paymentsUrl: string
  /** Stops it and deletes its database. */
  readonly stop: () => Promise<void>
}

const ROOT = join(import.meta.dirname, '..')
const READY = /^Homeyield is ready at (http:\S+) .* mail at (http:\S+) .* payments at (http:[^\s,]+)/u

/** Includes creating a database and building the web app on a slow machine, in milliseconds. */
export const START_TIMEOUT = 180_000
const STOP_TIMEOUT = 30_000

/**
 * Starts the product on free ports, and waits until it is ready. Its output, with a line for each response, is appended to
 * `logFile`. `environment` is added to ours. Throws if it ends first or takes too long.
 */
export async function startTestServer(logFile = '/dev/null', environment: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const directory = await mkdtemp(join(tmpdir(), 'homeyield-journeys-'))
  // PostgreSQL does not run as root; when this process does, PostgreSQL's own user needs access to the directory.
  await chmod(directory, 0o755)
  const server = spawn(process.execPath, ['run/serve.ts'], {
    cwd: ROOT,
    // The server stops when the channel closes, so it does not outlive this process.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...SETTINGS, DATA_DIR: directory, ...environment },
  })
  const exited = once(server, 'exit')
  const log = createWriteStream(logFile, { flags: 'a' })
  const stop = async () => {
    server.kill('SIGTERM')
    await withTimeout(STOP_TIMEOUT, 'The test server did not stop', exited).catch((error: Error) => {
      process.stderr.write(`${error.message}\n`)
      server.kill('SIGKILL')
    })
    await new Promise<void>((resolve) => log.end(resolve))
    await rm(directory, { recursive: true, force: true })
  }
  const ready = new Promise<readonly string[]>((resolve, reject) => {
    for (const input of [server.stdout, server.stderr]) {
      if (!input) continue
      createInterface({ input }).on('line', (line) => {
        log.write(`${line}\n`)
        const found = READY.exec(line)
        if (found) resolve(found)
        else if (!line.startsWith('{')) process.stderr.write(`${line}\n`)
      })
    }
    exited.then(() => reject(new Error('The test server ended before it was ready.')), reject)
  })
  try {
    const [, url = '', inboxUrl = '', paymentsUrl = ''] = await withTimeout(
      START_TIMEOUT,
      'The test server was not ready',
      ready,
    )
    return { url, inboxUrl, paymentsUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const SETTINGS = {
  PORT: '0',
  MAIL_PORT: '0',
  PAYMENTS_PORT: '0',
  DATABASE_URL: '',
  SMTP_URL: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_PRICE_ID: '',
  S3_BUCKET: '',
  UPLOADS_DIR: '',
  NODE_ENV: 'development',
  LOG_LEVEL: 'debug',
}
