import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { handleErrors } from '../server/handle-errors.ts'
import { openThreads } from './open-threads.ts'

const CODE = `
  export const refuse = () => { throw new RangeError('a figure of somebody') }
  export const throwText = () => { throw 'a figure of somebody' }
  export const hang = () => { for (;;); }
  export const fill = () => { for (const all = [];;) all.push(new Array(100_000).fill({})) }
`

it.each(['refuse', 'throwText', 'hang', 'fill', 'missing'])(
  'a computation that fails (%s) is the usual problem, without what it said',
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'homeyield-failing-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'thread.mjs'), CODE)
    const run = openThreads(pathToFileURL(join(folder, 'thread.mjs')).href, { most: 1, longest: 3000 })
    const server = Fastify()
    handleErrors(server, { productName: 'Homeyield', supportEmail: 'help@homeyield.test' })
    server.get('/api/figures', () => run(name, null))
    const response = await server.inject('/api/figures')
    expect([response.statusCode, response.json()]).toEqual([
      500,
      {
        code: 'internal',
        error: 'Something went wrong. Please contact help@homeyield.test if the problem persists',
      },
    ])
  },
)
