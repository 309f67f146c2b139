import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openThreads } from './open-threads.ts'

const CODE = `
  export const double = (number) => number * 2
  export const refuse = () => { throw new Error('no') }
  export const hang = () => { for (;;); }
`

let folder = ''
let module = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeyield-threads-'))
  const file = join(folder, 'thread.mjs')
  await writeFile(file, CODE)
  module = pathToFileURL(file).href
})
afterAll(() => rm(folder, { recursive: true }))

it('ends a call that takes too long, with its thread, and the next is answered', async () => {
  const run = openThreads(module, { most: 1, longest: 2000 })
  await expect(run('hang', null)).rejects.toThrow('aborted')
  expect(await run('double', 21)).toBe(42)
})

it('hands on what a call throws', async () => {
  await expect(openThreads(module, { most: 1 })('refuse', null)).rejects.toThrow('no')
})

it('refuses a call when its thread cannot start, and the process goes on', async () => {
  const run = openThreads('file:///nowhere/thread.mjs', { most: 1 })
  await expect(run('double', 21)).rejects.toThrow()
  await expect(run('double', 21)).rejects.toThrow()
})
