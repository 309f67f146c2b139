import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

// Starts the whole product for the journeys, on a free port and with a new database, which is deleted at the end. Its output,
// with a line for each response, goes to a file that the last test reads.
const ROOT = join(import.meta.dirname, '..')
const directory = mkdtempSync(join(tmpdir(), 'homeyield-journeys-'))
// PostgreSQL does not run as root; when this process does, PostgreSQL's own user needs access to the directory.
chmodSync(directory, 0o755)
const READY = /^Homeyield is ready at (http:\S+) .* mail at (http:\S+) .* payments at (http:[^\s,]+)/u
const logPath = join(directory, 'server.log')
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
    const [, url, inbox, payments] = READY.exec(line) ?? []
    if (url && inbox && payments) announce(url, inbox, payments)
  })
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
const [status] = (await once(server, 'exit')) as [number | null]
log.end()
rmSync(directory, { recursive: true, force: true })
process.exitCode = status ?? 1

/** Prints the one line that the journeys wait for (playwright.config.ts). */
function announce(url: string, inbox: string, payments: string): void {
  const addresses = `at ${url} with its inbox at ${inbox} , its payments at ${payments} and its log in ${logPath}`
  process.stdout.write(`The test server is ready ${addresses} .\n`)
}
