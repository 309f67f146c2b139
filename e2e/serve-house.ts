import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

// Serves the whole product for the journeys, on a free port and over a database of its own, which goes with it. What it
// says, every answer it gives included, is kept in a file that the last journey reads.
const ROOT = join(import.meta.dirname, '..')
const directory = mkdtempSync(join(tmpdir(), 'homeyield-journeys-'))
// PostgreSQL does not run as root: where we are root, it runs as somebody who has to get in here.
chmodSync(directory, 0o755)
const READY = /^Homeyield is ready at (http:\S+) .* mail at (http:\S+) .* payments at (http:[^\s,]+)/u
const logPath = join(directory, 'house.log')
const log = createWriteStream(logPath)

const server = spawn(process.execPath, ['run/serve.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'pipe'],
  env: {
    ...process.env,
    PORT: '0',
    MAIL_PORT: '0',
    PAYMENTS_PORT: '0',
    DATA_DIR: directory,
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
  },
})

for (const stream of [server.stdout, server.stderr]) {
  createInterface({ input: stream }).on('line', (line) => {
    log.write(`${line}\n`)
    if (!line.startsWith('{')) process.stderr.write(`${line}\n`)
    const [, house, inbox, payments] = READY.exec(line) ?? []
    if (house && inbox && payments) announce(house, inbox, payments)
  })
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
const [status] = (await once(server, 'exit')) as [number | null]
log.end()
rmSync(directory, { recursive: true, force: true })
process.exitCode = status ?? 1

/** The one line that the journeys wait for (playwright.config.ts). */
function announce(house: string, inbox: string, payments: string): void {
  const places = `at ${house} with its inbox at ${inbox} , its payments at ${payments} and its log in ${logPath}`
  process.stdout.write(`The house stands ${places} .\n`)
}
