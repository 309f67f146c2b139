import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTING_NAMES } from '@homeyield/api/config/read-settings'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The settings that .env.example shows. */
const shown = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gmu)].map(([, name]) => name ?? '')
/** Those that the guide names. */
const explained = new Set([...read('docs/deploy.md').matchAll(/`([A-Z][A-Z0-9_]+)`/gu)].map(([, name]) => name))

test.for([...new Set([...SETTING_NAMES, ...shown])])('the guide to deployment says what %s is for', (name) => {
  expect(explained).toContain(name)
})

test('what compose.yaml asks for stands in the example of its settings', () => {
  const asked = new Set([...read('compose.yaml').matchAll(/\$\{([A-Z][A-Z0-9_]+):\?\}/gu)].map(([, name]) => name))
  const offered = new Set([...read('deploy/.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gmu)].map(([, name]) => name))
  expect([...asked].filter((name) => !offered.has(name))).toEqual([])
  expect(asked.size).toBeGreaterThan(5)
})
