import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox, type Sandbox } from '@homeyield/sandbox/start-sandbox'
import { STRIPE_SANDBOX } from '@homeyield/sandbox/stripe/stripe-sandbox'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { countWorkers } from '../../queue/queue-store.ts'
import { startTestServer, TEST_SECRET, type TestServer } from '../../testing/test-server.ts'
import { adminOf } from '../testing/admin-of.ts'
import type { Finding } from '../../payment-setup/finding.ts'

let server: TestServer
let mails: Sandbox
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeyield-check-'))
  mails = await startSandbox({ smtpPort: 0, webPort: 0 })
  server = await startTestServer()
  // The worker begins after the server is ready.
  await vi.waitFor(async () => expect(await countWorkers(server.database.pool)).toBe(1), { timeout: 60_000 })
}, 120_000)
afterAll(async () => {
  await server.stop()
  await mails.close()
  await rm(folder, { recursive: true })
})

async function check(changes: Record<string, string> = {}, databaseUrl = server.databaseUrl) {
  const environment = {
    NODE_ENV: 'test',
    JWT_SECRET: TEST_SECRET,
    UPLOADS_DIR: join(folder, 'uploads'),
    PUBLIC_ORIGIN: server.url,
    SMTP_URL: mails.smtpUrl,
    STRIPE_SECRET_KEY: STRIPE_SANDBOX.secretKey,
    STRIPE_PUBLISHABLE_KEY: STRIPE_SANDBOX.publishableKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_SANDBOX.webhookSecret,
    STRIPE_PRICE_ID: STRIPE_SANDBOX.priceId,
    STRIPE_API_URL: server.stripe.apiUrl,
    ...changes,
  }
  const admin = adminOf({ databaseUrl, now: server.now }, { environment, dataDirectory: folder })
  const { status, stdout } = await admin.run('check', '--json')
  const { findings, ...counts }: { findings: Finding[]; problems: number; warnings: number } = JSON.parse(stdout)
  const problems = findings
    .filter(({ state }) => state === 'problem')
    .map(({ about, message }) => `${about}: ${message}`)
  return { status, findings, counts, problems, admin }
}

it('finds no problem in an installation that runs', async () => {
  const { status, findings, problems, admin } = await check()
  expect(problems).toEqual([])
  expect(status).toBe(0)
  const found = new Set(findings.filter(({ state }) => state === 'ok').map(({ about }) => about.replace(/,.*/u, '')))
  for (const about of [
    'Database',
    'Migrations',
    'Queue',
    'Mails',
    'Site',
    'Mail server',
    'Images',
    'Payments',
    'Proxies',
  ]) {
    expect([...found]).toContain(about)
  }
  expect(findings.map(({ about }) => about)).toContain('Fonts')
  // What it wrote to check the store is gone.
  expect(await readdir(join(folder, 'uploads'), { recursive: true })).toEqual([])
  const { stdout } = await admin.run('check')
  expect(stdout).toMatch(/^✓ Queue: 1 process runs it\.$/mu)
  expect(stdout).toMatch(/^– Backup: npm run admin -- backup has never written one\./mu)
  expect(stdout).toMatch(/^0 problems, 1 warning\.$/mu)
})

it('names each part that does not work, and shows no secret', async () => {
  await writeFile(join(folder, 'no-folder'), '')
  const { status, problems, findings } = await check({
    PUBLIC_ORIGIN: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://homeyield:hunter2@127.0.0.1:1',
    UPLOADS_DIR: join(folder, 'no-folder'),
    STRIPE_PRICE_ID: 'price_of_nothing',
  })
  expect(status).toBe(1)
  const subjects = problems.map((line) => line.replace(/[:,].*/su, ''))
  for (const subject of ['Site', 'Mail server', 'Images', 'Payments']) expect(subjects).toContain(subject)
  expect(JSON.stringify(findings)).not.toContain('hunter2')
})

it('lists faults of the settings, and still checks the database', async () => {
  const { problems, findings } = await check({ PORT: 'x', SESSION_DAYS: '0' })
  expect(problems).toHaveLength(2)
  expect(findings).toContainEqual(expect.objectContaining({ about: 'Migrations', state: 'ok' }))
})

it('says that the database cannot be used, without its password', async () => {
  const { status, problems, findings } = await check({}, 'postgres://homeyield:hunter2@127.0.0.1:1/homeyield')
  expect(status).toBe(1)
  expect(problems.some((line) => line.startsWith('Database: it cannot be used'))).toBe(true)
  expect(JSON.stringify(findings)).not.toContain('hunter2')
})
