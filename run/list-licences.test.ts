import { expect, test } from 'vitest'
import { listLicences, readLock } from './list-licences.ts'

const LOCK = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/@homeyield/api': { link: true },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/c/node_modules/@d/b': { version: '1.1.0', license: 'ISC' },
    'node_modules/c/node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/linter': { version: '3.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/silent': { version: '4.0.0' },
  },
}

test('packages of production have their licence once, without workspaces and tools', () => {
  expect(listLicences(LOCK)).toEqual([
    { name: 'silent', version: '4.0.0', licence: undefined },
    { name: '@d/b', version: '1.1.0', licence: 'ISC' },
    { name: 'b', version: '2.0.0', licence: 'MIT' },
  ])
  expect(listLicences(LOCK, true).map(({ name }) => name)).toContain('linter')
})

test('every package of production has a known licence', () => {
  const packages = listLicences(readLock())
  expect(packages.filter(({ licence }) => licence === undefined)).toEqual([])
  expect(packages.length).toBeGreaterThan(100)
})
