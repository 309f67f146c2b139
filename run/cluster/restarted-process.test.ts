import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startProcess } from './restarted-process.ts'

test('a process that ends is started again, but not while it is held', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'homeyield-restarted-'))
  const logFile = join(folder, 'log')
  const starts = async () => (await readFile(logFile, 'utf8')).match(/started/gu)?.length ?? 0
  const one = startProcess({ program: '/bin/sh', words: ['-c', 'echo started; exec sleep 60'], logFile })
  await expect.poll(starts).toBe(1)
  one.signal('SIGKILL')
  await expect.poll(starts).toBe(2)
  await one.hold()
  await sleep(2_500)
  expect(await starts()).toBe(2)
  one.resume()
  await expect.poll(starts).toBe(3)
  await one.hold()
  await rm(folder, { recursive: true })
})
