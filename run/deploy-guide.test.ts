import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTING_NAMES } from '@homeyield/api/config/read-settings'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { hasProgram } from './deploy/has-program.ts'
import { readCommands } from './deploy/read-guide.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The settings in .env.example. */
const shown = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gmu)].map(([, name]) => name ?? '')
/** The settings that the guide explains. */
const explained = new Set([...read('docs/deploy.md').matchAll(/`([A-Z][A-Z0-9_]+)`/gu)].map(([, name]) => name))

test.for([...new Set([...SETTING_NAMES, ...shown])])('the deployment guide explains %s', (name) => {
  expect(explained).toContain(name)
})

test('deploy/.env.example has every variable that compose.yaml requires', () => {
  const required = new Set([...read('compose.yaml').matchAll(/\$\{([A-Z][A-Z0-9_]+):\?\}/gu)].map(([, name]) => name))
  const offered = new Set([...read('deploy/.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gmu)].map(([, name]) => name))
  expect([...required].filter((name) => !offered.has(name))).toEqual([])
  expect(required.size).toBeGreaterThan(5)
})

// compose.yaml has variables that are required, so any other call of Docker Compose fails.
test.for(['docs/deploy.md', 'docs/data.md', 'docs/administration.md', 'compose.yaml'])(
  'every call of Docker Compose in %s names its settings',
  (file) => {
    const calls = [...read(file).matchAll(/docker compose ([^`\n]*)/gu)].map(([, options]) => options ?? '')
    expect(calls.filter((options) => !options.startsWith('--env-file deploy/.env '))).toEqual([])
    expect(calls.length).toBeGreaterThan(0)
  },
)

test('the guide asks for no extension, as no migration creates one', () => {
  const migrations = readdirSync(join(ROOT, 'database/migrations')).map((file) => read(`database/migrations/${file}`))
  expect(migrations.filter((sql) => /create extension/iu.test(sql))).toEqual([])
  for (const file of ['docs/deploy.md', '.env.example']) {
    expect(read(file).replaceAll(/\s+#?\s*/gu, ' '), file).not.toMatch(/create tables and (?:the )?extensions/u)
  }
})

test.for(['run/migrate.ts', 'run/import.ts', 'run/admin.ts', 'run/serve.ts'])(
  '%s reads .env, as the guide says',
  (file) => {
    expect(read(file)).toContain('loadEnvFile')
  },
)

test('api/src/main.ts reads no .env, as the guide says', () => {
  expect(read('api/src/main.ts')).not.toContain('loadEnvFile')
  expect(read('docs/deploy.md')).toContain('`api/src/main.ts` does not')
})

const names = z.record(z.string(), z.unknown())
const compose = z
  .looseObject({
    services: z.record(
      z.string(),
      z.looseObject({
        depends_on: z.optional(names),
        volumes: z.optional(z.array(z.string())),
        networks: z.optional(z.union([z.array(z.string()), names])),
        stop_grace_period: z.optional(z.string()),
        environment: z.optional(names),
      }),
    ),
    networks: names,
    volumes: names,
  })
  .parse(parse(read('compose.yaml'), { merge: true }))
const services = Object.entries(compose.services)

test('compose.yaml names only services, networks, volumes and files that it has', () => {
  for (const [name, service] of services) {
    const { depends_on: needed = {}, volumes = [], networks = [] } = service
    expect(
      Object.keys(needed).filter((other) => !(other in compose.services)),
      name,
    ).toEqual([])
    const joined = Array.isArray(networks) ? networks : Object.keys(networks)
    expect(
      joined.filter((network) => !(network in compose.networks)),
      name,
    ).toEqual([])
    const sources = volumes.map((volume) => volume.split(':')[0] ?? '')
    const isThere = (source: string) =>
      source in compose.volumes || (source.startsWith('.') && existsSync(join(ROOT, source)))
    expect(
      sources.filter((source) => !isThere(source)),
      name,
    ).toEqual([])
  }
})

test('compose.yaml gives processes the time that they need, and settings that exist', () => {
  const own = services.filter(([, { environment = {} }]) => 'ROLE' in environment)
  expect(own.map(([name]) => name)).toEqual(['migrate', 'app1', 'app2', 'worker'])
  const known = new Set<string>([...SETTING_NAMES, 'POSTGRES_PASSWORD', 'GARAGE_RPC_SECRET'])
  for (const [name, { environment = {}, stop_grace_period: period }] of own) {
    expect(period, name).toBe('35s')
    expect(
      Object.keys(environment).filter((setting) => !known.has(setting)),
      name,
    ).toEqual([])
  }
})

test('the guide and its commands name only services of compose.yaml', () => {
  const guide = read('docs/deploy.md')
  const named = [...guide.matchAll(/(?:run --rm|exec -T|--no-deps) (\w+)/gu)].map(([, name = '']) => name)
  const listed = [...guide.matchAll(/^\| (`\w+`(?:, `\w+`)*) +\| (?:PostgreSQL 18|Runs once|`ROLE|Garage|Caddy)/gmu)]
  const inTable = listed.flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '))
  expect(named.filter((name) => !(name in compose.services))).toEqual([])
  expect(inTable.toSorted()).toEqual(services.map(([name]) => name).toSorted())
})

test('Docker Compose accepts compose.yaml', ({ skip }) => {
  const hasCompose = hasProgram('docker') && spawnSync('docker', ['compose', 'version']).status === 0
  if (!hasCompose) skip('Docker Compose is not installed')
  const settings = read('deploy/.env.example').replaceAll(/^([A-Z0-9_]+)=$/gmu, '$1=x')
  const values = Object.fromEntries(
    [...settings.matchAll(/^([A-Z0-9_]+)=(.*)$/gmu)].map(([, name, value]) => [name, value]),
  )
  // The file itself is not there before somebody writes it, and `config` needs none.
  const { stderr, status } = spawnSync('docker', ['compose', '--file', '-', 'config', '--quiet'], {
    cwd: ROOT,
    env: { ...process.env, ...values },
    input: read('compose.yaml').replace('env_file: deploy/.env', ''),
    encoding: 'utf8',
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
})

test('the commands for Kubernetes name files and objects that exist', () => {
  const commands = readCommands('On Kubernetes')
  expect(commands.filter((command) => !command.startsWith('kubectl '))).toEqual([])
  const files = commands.flatMap((command) => /--(?:filename|kustomize) (\S+)/u.exec(command)?.[1] ?? [])
  // The last is a copy of the example, which the operator makes.
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual(['secret.yaml'])
  const objects = commands.flatMap((command) => /(?:job\/|job |deployment\/)(\w+)/u.exec(command)?.[1] ?? [])
  for (const name of objects) expect(existsSync(join(ROOT, `deploy/kubernetes/${name}.yaml`)), name).toBe(true)
  expect(objects).toEqual(['migrate', 'migrate', 'web'])
})
