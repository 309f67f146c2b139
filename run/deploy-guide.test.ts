import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTING_NAMES } from '@homeyield/api/config/read-settings'
import { expect, test } from 'vitest'

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
