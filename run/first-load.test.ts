import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBehind, parseManifest } from './build-manifest.ts'

const BUILT = join(import.meta.dirname, '../web/dist/.vite')

const manifest = parseManifest(readFileSync(join(BUILT, 'manifest.json'), 'utf8'))
const modules = JSON.parse(readFileSync(join(BUILT, 'modules.json'), 'utf8')) as Readonly<Record<string, string[]>>

/** The modules in these built files. */
const modulesOf = (files: readonly string[]) => files.flatMap((file) => modules[file] ?? [])

// Schemas, forms and images load with the screen that needs them. One import of a value from a contract file that also
// holds a schema would load them all for every visitor.
it('the first load holds what every screen needs, and no more', () => {
  const first = modulesOf(filesBehind(manifest, ['index.html']))
  const packages = new Set(first.flatMap((id) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(id)?.[1] ?? []))
  expect([...packages].toSorted()).toEqual([
    '@tanstack/query-core',
    '@tanstack/react-query',
    'react',
    'react-dom',
    'react-router',
    'scheduler',
  ])
})

it('offline support loads nothing of the domain for a visitor', () => {
  const loaded = modulesOf(filesBehind(manifest, ['src/install/install.ts']))
  expect(loaded).toContain('src/install/install.ts')
  const first = modulesOf(filesBehind(manifest, ['index.html']))
  expect(loaded.filter((id) => id.startsWith('../domain/') && !first.includes(id))).toEqual([])
})

// Every screen fetches it when idle, so it must not load the calculator.
it('what is stored for an account loads next to nothing of the calculator', () => {
  const loaded = modulesOf(filesBehind(manifest, ['src/install/store-for-account.ts']))
  expect(loaded).toContain('src/install/store-for-account.ts')
  expect(loaded.flatMap((id) => /\/screens\/calculator\/(.*)$/u.exec(id)?.[1] ?? []).toSorted()).toEqual([
    'save/send/follow-connection.ts',
    'save/stored/waiting-saves.ts',
  ])
})
