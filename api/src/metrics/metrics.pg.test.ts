import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSandbox, type Sandbox } from '@homeyield/sandbox/start-sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type RunningServer } from '../main.ts'
import { GOLDEN, saveCalculation } from '../testing/saved-calculation.ts'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, TEST_SECRET, type TestServer } from '../testing/test-server.ts'

const METRICS = { host: '127.0.0.1', port: 0 }

let sandbox: Sandbox
let server: TestServer
let running: RunningServer
let account: TestAccount

beforeAll(async () => {
  sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
  server = await startTestServer({ role: 'web' })
  running = await start({ smtpUrl: sandbox.smtpUrl })
  account = await signUp({ ...server, url: running.url }, { premium: true })
})
afterAll(async () => {
  await running.close()
  await server.stop()
  await sandbox.close()
})

function start(settings: Partial<Parameters<typeof startServer>[0]>): Promise<RunningServer> {
  return startServer({
    environment: 'test',
    databaseUrl: server.databaseUrl,
    jwtSecret: TEST_SECRET,
    port: 0,
    metrics: METRICS,
    logLevel: 'silent',
    ...settings,
  })
}

async function read(from = running): Promise<string> {
  const response = await fetch(from.metricsUrl ?? '')
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  return response.text()
}

/** The value of a series, such as `up{state="idle"}`; undefined when it is not there. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((line) => line.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

it('counts and times requests by route and status, with nothing that a person typed', async () => {
  const { id } = await saveCalculation(account, GOLDEN)
  await account.get(`/calculations/${id}`)
  await account.get(`/calculations/${id}`)
  await account.get('/addresses?q=12%20Rose%20Street')
  await callAs(running).get('/account')
  await callAs(running).get('/no-such-thing/aroha@homeyield.test')
  const text = await read()
  const route = 'method="GET",route="/api/calculations/:id"'
  expect(valueOf(text, `homeyield_http_requests_total{${route},status="200"}`)).toBe(2)
  expect(valueOf(text, `homeyield_http_request_duration_seconds_count{${route}}`)).toBe(2)
  expect(valueOf(text, 'homeyield_http_requests_total{method="GET",route="/api/account",status="401"}')).toBe(1)
  expect(valueOf(text, 'homeyield_http_requests_total{method="GET",route="none",status="404"}')).toBe(1)
  expect(text).not.toMatch(/Rose|aroha|no-such-thing/u)
  for (const secret of [id, account.token, account.email, account.id]) expect(text).not.toContain(secret)
})

it('shows the queue, the mails and what sends them', async () => {
  await expect.poll(() => read(), { timeout: 15_000 }).toMatch(/homeyield_mail_attempts_total\{outcome="sent"\} [1-9]/u)
  const text = await read()
  expect(text).toMatch(/homeyield_provider_call_duration_seconds_count\{provider="smtp",outcome="ok"\} [1-9]/u)
  expect(text).toMatch(/homeyield_job_duration_seconds_count\{task="send_mail",outcome="done"\} [1-9]/u)
  await server.database.pool.query(
    `select graphile_worker.add_job('nobody_does_this', run_at => now() - interval '90 seconds')`,
  )
  await server.database.pool.query(
    `insert into mails (message_id, kind, recipient, data, created_at)
      values ('<waiting@homeyield.test>', 'welcome', 'x@homeyield.test', '{}', now() - interval '1 hour')`,
  )
  const later = await read()
  expect(valueOf(later, 'homeyield_queue_jobs{task="nobody_does_this",state="ready"}')).toBe(1)
  expect(valueOf(later, 'homeyield_queue_oldest_ready_seconds{task="nobody_does_this"}')).toBeGreaterThanOrEqual(90)
  expect(valueOf(later, 'homeyield_mails_waiting')).toBe(1)
  expect(valueOf(later, 'homeyield_mails_oldest_waiting_seconds')).toBeGreaterThanOrEqual(3600)
})

it('a job behind a running one of its queue is not ready', async () => {
  const { pool } = server.database
  const add = (queue: string) =>
    pool.query(`select graphile_worker.add_job('nightly', queue_name => $1, run_at => now() - interval '1 hour')`, [
      queue,
    ])
  await add('one after the other')
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'nobody'
      where id in (select id from graphile_worker.jobs where task_identifier = 'nightly')`,
  )
  await add('one after the other')
  const text = await read()
  for (const [state, count] of Object.entries({ running: 1, behind: 1, ready: 0 }))
    expect(valueOf(text, `homeyield_queue_jobs{task="nightly",state="${state}"}`), state).toBe(count)
  expect(valueOf(text, 'homeyield_queue_oldest_ready_seconds{task="nightly"}')).toBe(0)
})

it('shows pools, open data, the build and the process', async () => {
  const text = await read()
  for (const pool of ['requests', 'jobs']) {
    for (const state of ['total', 'idle', 'waiting'])
      expect(valueOf(text, `homeyield_database_connections{pool="${pool}",state="${state}"}`), pool).toBeDefined()
  }
  expect(valueOf(text, 'homeyield_database_up')).toBe(1)
  expect(valueOf(text, 'homeyield_open_data_stale{set="rents"}')).toBe(0)
  expect(text).toMatch(/^homeyield_build_info\{version="\d+\.\d+\.\d+",commit=""\} 1$/mu)
  expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
})

it.each(['web', 'worker'] as const)('is served in the role %s too, and on no other port', async (role) => {
  const other = await start({ role })
  await callAs(other).get('/health/live')
  const text = await read(other)
  expect(text).toContain('homeyield_http_requests_total{method="GET",route="/api/health/live",status="200"} 1')
  expect(text.includes('pool="jobs"')).toBe(role === 'worker')
  for (const path of ['/metrics', '/api/metrics']) expect((await fetch(`${other.url}${path}`)).status).not.toBe(200)
  await other.close()
})

it('is served while the database does not respond, and says so', async () => {
  const away = await start({ role: 'web', databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' })
  const text = await read(away)
  expect(valueOf(text, 'homeyield_database_up')).toBe(0)
  await away.close()
})

it('is not served unless a port is set', async () => {
  const plain = await start({ metrics: null })
  expect(plain.metricsUrl).toBeNull()
  await plain.close()
})

describe('what operators are given', () => {
  const file = (name: string) => readFileSync(join(import.meta.dirname, '../../..', name), 'utf8')
  const ALERTS = file('deploy/prometheus/alerts.yaml')
  const GUIDE = file('docs/operations.md')
  const DASHBOARD = file('deploy/grafana/homeyield.json')
  const namesIn = (text: string) => [
    ...new Set([...text.matchAll(/\b(?:homeyield|nodejs|process)_[a-z\d_]+/gu)].map(([name]) => name)),
  ]

  it.each(Object.entries({ ALERTS, GUIDE, DASHBOARD }))('names in %s metrics that exist', async (_, content) => {
    const text = await read()
    const names = namesIn(content).filter((name) => !name.endsWith('_'))
    expect(names.length).toBeGreaterThan(5)
    expect(
      names.filter((name) => !new RegExp(`^${name}[ {]`, 'mu').test(text) && !text.includes(`# TYPE ${name} `)),
    ).toEqual([])
  })

  it('explains every metric of ours', async () => {
    const ours = [...(await read()).matchAll(/^# TYPE (homeyield_\w+) /gmu)].map(([, name]) => name)
    expect(ours.filter((name) => !GUIDE.includes(`\`${name}\``))).toEqual([])
  })

  it('has a heading for each alert, with what to look at and what to do', () => {
    const alerts = [...ALERTS.matchAll(/- alert: (\w+)/gu)].map(([, name]) => name)
    const sections = new Map(
      GUIDE.split(/^### /mu)
        .slice(1)
        .map((section) => [section.slice(0, section.indexOf('\n')), section]),
    )
    expect([...sections.keys()]).toEqual(alerts)
    for (const [name, section] of sections) expect(section, name).toMatch(/\n\nLook at: [^]+\nDo: /u)
  })
})
