import { expect, test } from 'vitest'
import { build } from 'vite'

const WEB = new URL('..', import.meta.url).pathname

interface Chunk {
  readonly fileName: string
  readonly isEntry: boolean
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
}

async function buildChunks(): Promise<readonly Chunk[]> {
  const result = await build({ root: WEB, logLevel: 'error', build: { write: false } })
  if (!('output' in result)) throw new Error('Vite built something else')
  return result.output.filter((made) => made.type === 'chunk')
}

/** The modules in the chunks that `isWanted` selects, and in all that those import. */
function modulesOf(chunks: readonly Chunk[], isWanted: (chunk: Chunk) => boolean): string[] {
  const names = new Set(chunks.filter(isWanted).map(({ fileName }) => fileName))
  for (const name of names) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(imported)
  }
  return chunks.filter(({ fileName }) => names.has(fileName)).flatMap(({ moduleIds }) => moduleIds)
}

const chunks = await buildChunks()

// Schemas, forms and images load with the screen that needs them. One import of a value from a contract file that also
// holds a schema would load them all for every visitor.
test('the first load holds what every screen needs, and no more', async () => {
  const modules = modulesOf(chunks, ({ isEntry }) => isEntry)
  const packages = new Set(modules.flatMap((id) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(id)?.[1] ?? []))
  expect([...packages].toSorted()).toEqual([
    '@tanstack/query-core',
    '@tanstack/react-query',
    'react',
    'react-dom',
    'react-router',
    'scheduler',
  ])
})

// Every screen fetches it when idle, a visitor's too, so it must not load the calculator.
test('offline support loads next to nothing of the calculator', () => {
  const modules = modulesOf(chunks, ({ moduleIds }) => moduleIds.some((id) => id.endsWith('/install/install.ts')))
  expect(modules.some((id) => id.endsWith('/install/install.ts'))).toBe(true)
  expect(modules.flatMap((id) => /\/screens\/calculator\/(.*)$/u.exec(id)?.[1] ?? []).toSorted()).toEqual([
    'save/send/follow-connection.ts',
    'save/stored/waiting-saves.ts',
  ])
})
