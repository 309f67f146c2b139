import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

function startMain(environment: Record<string, string>) {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      // Nothing listens on the port.
      DATABASE_URL: 'postgres://127.0.0.1:9/homeyield',
      JWT_SECRET: 'a secret for tests, longer than thirty-two characters',
      PORT: '0',
      HOST: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (written += String(chunk)))
  return { program, ended: once(program, 'exit'), read: () => written }
}

// The status, not the signal: without a handler the kernel ignores the signal for process 1 of a container.
it('a worker that waits for its database ends at SIGTERM by itself', async () => {
  const { program, ended, read } = startMain({ ROLE: 'worker' })
  await expect.poll(read, { timeout: 60_000 }).toContain('waits for its database')
  program.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('a start that fails still has status 1', async () => {
  const { ended, read } = startMain({ PORT: 'none' })
  expect(await ended).toEqual([1, null])
  expect(read()).toContain('PORT must be a whole number')
})
