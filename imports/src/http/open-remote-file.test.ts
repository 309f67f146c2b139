import { startOvertureSandbox } from '@homeyield/sandbox/open-data/start-overture-sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { openHttpTiming } from '../testing/http-timing.ts'
import { openRemoteFile } from './open-remote-file.ts'

const MEGABYTE = 1024 * 1024

async function serve(content: Buffer) {
  const sandbox = await startOvertureSandbox()
  onTestFinished(sandbox.close)
  sandbox.put('2026-08-19.0', 'a.parquet', content)
  const url = new URL('/release/2026-08-19.0/theme=addresses/type=address/a.parquet', sandbox.url)
  const options = { source: 'The test', url, signal: undefined, timing: openHttpTiming() }
  return { sandbox, file: openRemoteFile({ ...options, byteLength: content.length }) }
}

it('reads a part, and the rest of the file', async () => {
  const { sandbox, file } = await serve(Buffer.from('0123456789'))
  expect(Buffer.from(await file.slice(2, 5)).toString()).toBe('234')
  expect(Buffer.from(await file.slice(7)).toString()).toBe('789')
  expect(sandbox.calls().map(({ headers }) => headers.range)).toEqual(['bytes=2-4', 'bytes=7-9'])
})

it('reads a large part in several requests', async () => {
  const content = Buffer.alloc(17 * MEGABYTE, 'abcdefg')
  const { sandbox, file } = await serve(content)
  expect(content.equals(new Uint8Array(await file.slice(0)))).toBe(true)
  expect(sandbox.calls()).toHaveLength(3)
})

it('asks again when it gets half of a part', async () => {
  const { sandbox, file } = await serve(Buffer.from('0123456789'))
  sandbox.misbehave('file', { fault: 'half', times: 1 })
  expect(Buffer.from(await file.slice(0, 4)).toString()).toBe('0123')
})

// A reader that asks for several parts ends with the first failure; the process must not end with the second.
it('fails quietly when nobody awaits it', async () => {
  const { sandbox, file } = await serve(Buffer.from('0123456789'))
  sandbox.loseFiles()
  void file.slice(0, 2)
  await expect(file.slice(2, 4)).rejects.toThrow('The test no longer has a file that it listed.')
  await expect.poll(() => sandbox.calls().length).toBe(2)
})
