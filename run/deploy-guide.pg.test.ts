import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runStatement } from '@homeyield/database/testing/run-statement'
import type { TestServer } from '@homeyield/database/testing/test-database'
import { startSandbox, type Sandbox } from '@homeyield/sandbox/start-sandbox'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findFreePorts } from './deploy/free-ports.ts'
import { hasProgram } from './deploy/has-program.ts'
import { readCommands } from './deploy/read-guide.ts'
import { openServiceManager, type ServiceManager } from './deploy/service-manager.ts'
import { checkNginx, type NginxPorts, startNginx, writeNginxConfiguration } from './deploy/start-nginx.ts'

// The commands of the guide for systemd and nginx, in their order, in a folder in place of /: with other ports, and with a
// program of our own in place of systemd, which starts what the units say.

const ROOT = join(import.meta.dirname, '..')
const COMMANDS = readCommands('On one machine, with systemd and nginx')
/** What needs root, a network or the web app's build. */
const NOT_HERE = [/^useradd /u, /^sudo -u postgres /u, /^npm ci /u, /^node \S+\/run\/build\.ts$/u, /^certbot /u]
const RUN_AS_IT_IS = /^(?:install|cp|ln|curl) /u
const run = promisify(execFile)
const server: TestServer = inject('testServer')

let folder: string
let databaseName: string
let sandbox: Sandbox
let services: ServiceManager
let nginxPorts: NginxPorts
let workerPort: number
let metricsPorts: readonly number[]
let stopNginx: (() => Promise<void>) | undefined
const hasNginx = hasProgram('nginx') && hasProgram('openssl')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homeyield-guide-'))
  const [http = 0, https = 0, one = 0, two = 0, three = 0, ...others] = await findFreePorts(8)
  nginxPorts = { http, https, upstreams: [one, two] }
  workerPort = three
  metricsPorts = others
  for (const path of ['opt/homeyield', 'etc/systemd/system', 'etc/nginx/conf.d', 'var/lib/homeyield', 'var/cache'])
    mkdirSync(join(folder, path), { recursive: true })
  for (const version of ['1.0.0', '1.1.0']) symlinkSync(ROOT, join(folder, 'opt/homeyield', version))
  databaseName = `homeyield_test_${randomBytes(8).toString('hex')}`
  await runStatement(server.url, `create database ${databaseName} template template0`)
  sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
  services = openServiceManager(join(folder, 'etc/systemd/system'), translate)
})
afterAll(async () => {
  await stopNginx?.()
  services.stopAll()
  await sandbox.close()
  await runStatement(server.url, `drop database if exists ${databaseName} with (force)`)
  rmSync(folder, { recursive: true })
})

/** The same with paths of the folder and free ports. */
function translate(text: string): string {
  return text
    .replaceAll(/(?<![\w.])\/(?=(?:opt|etc|var)\/)/gu, `${folder}/`)
    .replaceAll(/\b3001\b/gu, String(nginxPorts.upstreams[0]))
    .replaceAll(/\b3002\b/gu, String(nginxPorts.upstreams[1]))
    .replaceAll(/\b3010\b/gu, String(workerPort))
    .replaceAll(/\b130(?:01|02|10)\b/gu, (port) => String(metricsPorts[['13001', '13002', '13010'].indexOf(port)]))
}

/** As somebody fills the settings in; later lines replace earlier ones. */
function fillIn(file: string): void {
  const url = new URL(server.url)
  url.pathname = `/${databaseName}`
  const { secretKey, publishableKey, webhookSecret, priceId } = sandbox.stripe.account
  const settings = {
    DATABASE_URL: url.href,
    JWT_SECRET: 'a secret for the guide, 0123456789abcdef',
    SMTP_URL: sandbox.smtpUrl,
    MAIL_FROM: 'hello@homeyield.example',
    SUPPORT_EMAIL: 'help@homeyield.example',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
    STRIPE_API_URL: sandbox.stripe.apiUrl,
    PRODUCTION_ALLOWS: 'sandbox',
    WEB_DIST: folder,
    DRAIN_SECONDS: '0',
  }
  appendFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
}

/** Runs a command of the guide; returns what it printed. */
async function runCommand(command: string): Promise<string> {
  if (NOT_HERE.some((pattern) => pattern.test(command)) || command === 'systemctl daemon-reload') return ''
  if (command === 'nginx -t') return hasNginx ? checkNginx(writeNginxConfiguration(folder, nginxPorts)) : ''
  if (command === 'systemctl reload nginx') {
    if (hasNginx) stopNginx = await startNginx(join(folder, 'nginx.conf'), nginxPorts)
    return ''
  }
  const [program, ...words] = command.split(' ')
  if (program === 'systemctl') {
    await services.systemctl(words)
    return ''
  }
  if (!RUN_AS_IT_IS.test(command)) throw new Error(`The test does not know ${command}`)
  const site = 'https://homeyield.example/'
  if (command.includes(site)) return hasNginx ? askThroughNginx(command.slice(command.indexOf(site) + site.length)) : ''
  const { stdout } = await run('sh', ['-c', translate(command)], { cwd: ROOT })
  if (command.startsWith('install -m 600')) fillIn(translate(command.split(' ').at(-1) ?? ''))
  return stdout
}

async function askThroughNginx(path: string): Promise<string> {
  const { https } = nginxPorts
  const trust = ['--cacert', join(folder, 'fullchain.pem'), '--resolve', `homeyield.example:${https}:127.0.0.1`]
  return (await run('curl', ['--fail', '--silent', ...trust, `https://homeyield.example:${https}/${path}`])).stdout
}

const READY = '{"status":"ready"}'
const STOP = COMMANDS.findIndex((command) => command.startsWith('systemctl stop '))
const UPGRADE = COMMANDS.findIndex((command) => command.startsWith('npm ci ') && command.includes('1.1.0'))
const BACK = COMMANDS.findLastIndex((command) => command.startsWith('ln -sfn /opt/homeyield/1.0.0'))

async function runFromTo(from: number, to: number): Promise<void> {
  for (const command of COMMANDS.slice(from, to)) {
    const printed = await runCommand(command)
    if (command.startsWith('curl') && (hasNginx || !command.includes('https:')))
      expect(printed, command).toBe(READY.repeat(command.split('://').length - 1))
  }
}

const current = () => readlinkSync(join(folder, 'opt/homeyield/current'))

test('installs, migrates and starts', { timeout: 600_000 }, async () => {
  expect([UPGRADE, BACK, STOP].toSorted((one, other) => one - other)).toEqual([UPGRADE, BACK, STOP])
  await runFromTo(0, UPGRADE)
  expect(current()).toMatch(/1\.0\.0$/u)
  const metrics = await fetch(`http://127.0.0.1:${metricsPorts[1]}/metrics`)
  expect(await metrics.text()).toContain('homeyield_database_up 1')
  const settings = statSync(join(folder, 'etc/homeyield/homeyield.env'))
  expect(settings.mode % 0o1000).toBe(0o600)
  expect(readFileSync(join(folder, 'etc/nginx/conf.d/homeyield.conf'), 'utf8')).toContain('upstream homeyield')
})

test('while a killed process is started again, nginx asks the other', { timeout: 180_000 }, async ({ skip }) => {
  if (!hasNginx) skip('nginx or openssl is not installed')
  services.kill('homeyield-web@3001')
  for (let count = 0; count < 4; count++) expect(await askThroughNginx('api/health/ready')).toBe(READY)
  expect(await runCommand(COMMANDS.find((command) => command.endsWith(':3001/api/health/ready')) ?? '')).toBe(READY)
})

test('upgrades, goes back and stops', { timeout: 600_000 }, async () => {
  await runFromTo(UPGRADE, BACK)
  expect(current()).toMatch(/1\.1\.0$/u)
  await runFromTo(BACK, COMMANDS.length)
  expect(current()).toMatch(/1\.0\.0$/u)
  await expect(fetch(`http://127.0.0.1:${workerPort}/api/health/live`)).rejects.toThrow()
})
