import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

// Each test has a checkout without node_modules, and a program in npm's place.
let checkout: string
beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'homeyield-checkout-'))
  await mkdir(join(checkout, 'run'))
  for (const file of ['installation.mjs', 'launch.mjs'])
    await cp(join(import.meta.dirname, file), join(checkout, 'run', file))
  await writeFile(
    join(checkout, 'run/start.mjs'),
    "import { launch } from './launch.mjs'\nawait launch('run/serve.ts', [])\n",
  )
  await writeFile(join(checkout, 'package-lock.json'), '{ "packages": {} }')
})
afterEach(() => rm(checkout, { recursive: true, force: true }))

describe('while packages are installed', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s ends npm too, and exits with %i', async (signal, status) => {
    const { started, npmPid } = await startWithNpm('echo $$ > npm.pid; echo downloading; exec sleep 60')
    started.kill(signal)
    const [code] = await once(started, 'close')
    expect(code).toBe(status)
    expect(isRunning(await npmPid())).toBe(false)
  })

  test('says that npm failed, with its status', async () => {
    const { started, output } = await startWithNpm('echo downloading; exit 7')
    const [code] = await once(started, 'close')
    expect(code).toBe(1)
    expect(output()).toContain('exit status 7')
  })
})

describe('the packages of a bucket for images', () => {
  test.each([
    ['', false],
    ['S3_BUCKET=images', true],
    ['PORT=80\nexport S3_BUCKET = "images"', true],
    ['# S3_BUCKET=images', false],
    ['S3_BUCKET=', false],
    ['S3_BUCKET=\nS3_REGION=auto', false],
    ['S3_BUCKET=""', false],
    ['S3_BUCKET= # none', false],
  ])('of %j in .env', async (settings, installed) => {
    await writeFile(join(checkout, '.env'), settings)
    const { started } = await startWithNpm('echo "$@" > npm.words; echo downloading; exit 7')
    if (started.exitCode === null) await once(started, 'close')
    expect(!(await readFile(join(checkout, 'npm.words'), 'utf8')).includes('--omit=peer')).toBe(installed)
  })
})

/** Starts `run/start.mjs`; resolves once npm has printed "downloading". */
async function startWithNpm(script: string) {
  const bin = join(checkout, 'bin')
  await mkdir(bin)
  await writeFile(join(bin, 'npm'), `#!/bin/sh\n${script}\n`)
  await chmod(join(bin, 'npm'), 0o755)
  const started = spawn(process.execPath, ['run/start.mjs'], {
    cwd: checkout,
    env: { ...process.env, S3_BUCKET: '', PATH: `${bin}${delimiter}${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const isDownloading = new Promise<void>((resolve) => {
    started.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('downloading')) resolve()
    })
  })
  await isDownloading
  const npmPid = async () => Number(await readFile(join(checkout, 'npm.pid'), 'utf8'))
  return { started, npmPid, output: () => printed }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
