import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataDirectory } from './data-directory.ts'

let temporary: string

beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'homeyield-directory-'))
})
afterEach(() => rm(temporary, { recursive: true }))

test('creates a directory with its parents, empty, unless it exists', async () => {
  const directory = join(temporary, 'a/b')
  await makeDataDirectory(directory)
  await makeDataDirectory(directory)
  expect(await readdir(directory)).toEqual([])
  expect((await stat(directory)).isDirectory()).toBe(true)
})

test('names a file in the path', async () => {
  const file = join(temporary, 'file')
  await writeFile(file, '')
  await expect(makeDataDirectory(file)).rejects.toThrow(
    `The data cannot be stored in ${file}: ${file} is a file, not a directory. Set DATA_DIR to a writable directory.`,
  )
  await expect(makeDataDirectory(join(file, 'below'))).rejects.toThrow(/^The data cannot be stored in .*Set DATA_DIR/)
})

test('refuses a place that is not writable, at once', async (context) => {
  if (process.platform !== 'linux') context.skip('only Linux has /proc')
  for (const place of ['/proc/homeyield', '/proc/homeyield/data', '/proc']) {
    await expect(makeDataDirectory(place)).rejects.toThrow(/^The data cannot be stored in \/proc.*Set DATA_DIR/)
  }
}, 5_000)
