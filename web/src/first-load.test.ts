import { expect, test } from 'vitest'
import { build } from 'vite'

const WEB = new URL('..', import.meta.url).pathname

/** The packages in what the browser has to load before it shows anything: the first chunk and all that it imports. */
async function packagesOfFirstLoad(): Promise<Set<string>> {
  const result = await build({ root: WEB, logLevel: 'error', build: { write: false } })
  if (!('output' in result)) throw new Error('Vite built something else')
  const chunks = result.output.filter((made) => made.type === 'chunk')
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of first) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) first.add(imported)
  }
  const modules = chunks.filter(({ fileName }) => first.has(fileName)).flatMap(({ moduleIds }) => moduleIds)
  return new Set(modules.flatMap((id) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(id)?.[1] ?? []))
}

// What reads schemas, forms and pictures comes with the screen that needs it (web/without-schemas.ts). One import of a value
// from a file of the contract that has a schema beside it brings them all to every visitor.
test('the first load holds what every screen needs, and no more', async () => {
  expect([...(await packagesOfFirstLoad())].toSorted()).toEqual([
    '@tanstack/query-core',
    '@tanstack/react-query',
    'react',
    'react-dom',
    'react-router',
    'scheduler',
  ])
})
