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

test('a directory is made with those above it, left empty, and may be there already', async () => {
  const directory = join(temporary, 'a/b')
  await makeDataDirectory(directory)
  await makeDataDirectory(directory)
  expect(await readdir(directory)).toEqual([])
  expect((await stat(directory)).isDirectory()).toBe(true)
})

test('a file in the way is named', async () => {
  const file = join(temporary, 'file')
  await writeFile(file, '')
  await expect(makeDataDirectory(file)).rejects.toThrow(
    `The data cannot be kept in ${file}: ${file} is a file, not a directory. Set DATA_DIR to a directory that can be written to.`,
  )
  await expect(makeDataDirectory(join(file, 'below'))).rejects.toThrow(/^The data cannot be kept in .*Set DATA_DIR/)
})

test('a place where nothing can be written is refused at once', async (context) => {
  if (process.platform !== 'linux') context.skip('only Linux has /proc')
  for (const place of ['/proc/homeyield', '/proc/homeyield/data', '/proc']) {
    await expect(makeDataDirectory(place)).rejects.toThrow(/^The data cannot be kept in \/proc.*Set DATA_DIR/)
  }
}, 5_000)
