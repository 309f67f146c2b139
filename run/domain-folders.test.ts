import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const DOMAIN = join(import.meta.dirname, '../domain/src')

/** The folders that each folder of domain/src imports. */
function importsOfFolders(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of globSync('**/*.ts', { cwd: DOMAIN, exclude: ['**/*.test.ts', '**/testing/**'] })) {
    const folder = dirname(file)
    const known = imports.get(folder) ?? new Set()
    imports.set(folder, known)
    for (const [, path = ''] of readFileSync(join(DOMAIN, file), 'utf8').matchAll(/from '(\.[^']+)'/gu)) {
      const imported = relative(DOMAIN, dirname(join(DOMAIN, folder, path)))
      if (imported !== folder) known.add(imported)
    }
  }
  return imports
}

it('no folder of the domain imports, over others, itself', () => {
  const left = importsOfFolders()
  expect(left.size).toBeGreaterThan(30)
  const last = () => [...left].find(([, imported]) => ![...imported].some((folder) => left.has(folder)))
  for (let found = last(); found !== undefined; found = last()) left.delete(found[0])
  expect([...left.keys()]).toEqual([])
})
