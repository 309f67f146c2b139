import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { loadReferenceData } from '@homeyield/imports/load-reference-data'
import { loadSampleAddresses } from '@homeyield/imports/sample-addresses/load-sample-addresses'
import { readWholeCountry } from '@homeyield/imports/testing/whole-country'
import { type OvertureSandbox, startOvertureSandbox } from '@homeyield/sandbox/open-data/start-overture-sandbox'
import { writeOvertureFile } from '@homeyield/sandbox/open-data/write-overture-file'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const COMMAND = 'npm run import -- addresses'
const QUESTION = 'while Homeyield runs?'
const CTRL_C = '\u0003'

let test: TestDatabase
let overture: OvertureSandbox
let folder: string
beforeEach(async () => {
  test = await createTestDatabase()
  await loadReferenceData(test.database)
  await loadSampleAddresses(test.database)
  overture = await startOvertureSandbox()
  overture.put('2026-08-19.0', 'part-0.zstd.parquet', writeOvertureFile(await readWholeCountry(test.database)))
  folder = await mkdtemp(join(tmpdir(), 'homeyield-offer-'))
})
afterEach(async () => {
  await overture.close()
  await test.drop()
  await rm(folder, { recursive: true, force: true })
})

// As run/serve.ts does, without a server.
const PROGRAM = `
  const { offerAddresses } = await import(${JSON.stringify(join(import.meta.dirname, 'offer-addresses.ts'))})
  const [dataDirectory, url] = process.argv.slice(1)
  const ending = new AbortController()
  process.on('SIGINT', () => ending.abort())
  const terminal = { input: process.stdin, output: process.stdout }
  await offerAddresses({ dataDirectory, url, terminal, log: console.log, signal: ending.signal })
  console.log('Ended.')`

function start(command: string, options: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: test.url, DATABASE_DIRECT_URL: '' }
  const program = spawn(command, options, { env, stdio: ['pipe', 'pipe', 'inherit'] })
  let written = ''
  program.stdout.setEncoding('utf8').on('data', (text: string) => (written += text))
  const ended = once(program, 'exit')
  return {
    type: (text: string) => void program.stdin.write(text),
    read: () => written,
    waitFor: (text: string) => expect.poll(() => written, { timeout: 20_000 }).toContain(text),
    whole: async () => {
      await ended
      return written
    },
  }
}

const nodeOptions = (url: string) => ['--input-type=module', '--eval', PROGRAM, folder, url]

/** Starts it on a terminal of its own. */
function startOnTerminal(url = overture.url) {
  const quoted = [process.execPath, ...nodeOptions(url)].map((part) => `'${part.replaceAll("'", `'\\''`)}'`)
  return start('script', ['--quiet', '--return', '--command', quoted.join(' '), '/dev/null'])
}

async function countReal(): Promise<number> {
  const { rows } = await test.database.pool.query<{ real: number }>(
    'select count(*)::int as real from addresses where not is_sample',
  )
  return rows[0]?.real ?? 0
}

// Other systems have another `script`.
describe.skipIf(process.platform !== 'linux')('on a terminal', () => {
  it('asks once, loads the country and shows the progress', async () => {
    const first = startOnTerminal()
    await first.waitFor(QUESTION)
    expect(await countReal()).toBe(0)
    first.type('y\n')
    const written = await first.whole()
    expect(written).toMatch(/100 %, 67 rows/u)
    expect(written).toMatch(/67 addresses; 0 of them in no statistical area/u)
    expect(await countReal()).toBe(67)
    expect(await startOnTerminal().whole()).toBe('Ended.\r\n')
  })

  it('names the command after no, and asks no more', async () => {
    const first = startOnTerminal()
    await first.waitFor(QUESTION)
    first.type('n\n')
    expect(await first.whole()).toContain(`You are not asked again. ${COMMAND} loads them at any time.`)
    expect(await countReal()).toBe(0)
    expect(await startOnTerminal().whole()).toBe('Ended.\r\n')
  })

  it('says when the import failed, and how to try again', async () => {
    const first = startOnTerminal()
    await first.waitFor(QUESTION)
    overture.misbehave('file', { fault: 'forbidden' })
    first.type('y\n')
    expect(await first.whole()).toContain(`The addresses are not loaded. To try again: ${COMMAND}`)
    expect(await countReal()).toBe(0)
  })

  it('Ctrl-C ends the import, which changes nothing', async () => {
    const first = startOnTerminal()
    await first.waitFor(QUESTION)
    overture.misbehave('file', { fault: 'slow', milliseconds: 600_000 })
    first.type('y\n')
    await expect.poll(() => overture.calls().some(({ part }) => part === 'file'), { timeout: 20_000 }).toBe(true)
    first.type(CTRL_C)
    const written = await first.whole()
    expect(written).toMatch(/Stopped\.\r\nNothing was changed\.\r\nEnded\.\r\n$/u)
    expect(await countReal()).toBe(0)
  })

  it('Ctrl-C at the question is no answer: the next start asks again', async () => {
    const first = startOnTerminal()
    await first.waitFor(QUESTION)
    first.type(CTRL_C)
    await first.whole()
    const second = startOnTerminal()
    await second.waitFor(QUESTION)
    second.type('n\n')
    await second.whole()
  })

  it('asks nothing when the source does not answer', async () => {
    expect(await startOnTerminal('http://127.0.0.1:9').whole()).toBe('Ended.\r\n')
    overture.misbehave('list', { fault: 'slow', milliseconds: 600_000 })
    expect(await startOnTerminal().whole()).toBe('Ended.\r\n')
  })
})

it('asks nothing without a terminal', async () => {
  const piped = start(process.execPath, nodeOptions(overture.url))
  piped.type('y\n')
  expect(await piped.whole()).toBe('Ended.\n')
  expect(overture.calls()).toEqual([])
})
