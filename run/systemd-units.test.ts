import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SETTING_NAMES } from '@homeyield/api/config/read-settings'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasProgram } from './deploy/has-program.ts'
import { readAssignments, readUnit } from './deploy/read-unit.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'deploy/systemd')
const UNITS = ['homeyield-migrate', 'homeyield-web@3001', 'homeyield-worker']
const SERVING = UNITS.slice(1)
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'homeyield-units-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The units beside a Node that exists here. */
function copyUnits(): void {
  cpSync(FOLDER, folder, { recursive: true })
  for (const file of globSync('*.service', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace('/usr/bin/node', process.execPath))
  }
}

const analyse = (...options: string[]) =>
  spawnSync('systemd-analyze', options, {
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:`, SYSTEMD_COLORS: '0' },
  })

test('systemd accepts every unit', ({ skip }) => {
  if (!hasProgram('systemd-analyze')) skip('systemd-analyze is not installed')
  copyUnits()
  const { stderr, status } = analyse('verify', '--man=no', ...UNITS.map((unit) => `${unit}.service`))
  // It also warns of other units of the machine.
  expect(stderr.split('\n').filter((line) => line.includes('homeyield'))).toEqual([])
  expect(status).toBe(0)
})

test('systemd finds at most 2.0 of 10 exposed', ({ skip }) => {
  if (!hasProgram('systemd-analyze')) skip('systemd-analyze is not installed')
  copyUnits()
  for (const unit of UNITS) {
    const { stdout, status } = analyse('security', '--offline=true', '--threshold=20', '--no-pager', `${unit}.service`)
    expect(status, stdout).toBe(0)
  }
})

test.for(UNITS)('%s sets only what Homeyield reads, and runs a program that exists', (unit) => {
  const { environment, last } = readUnit(FOLDER, unit)
  const known = new Set<string>([...SETTING_NAMES, 'NODE_COMPILE_CACHE'])
  expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
  const [node, ...given] = last('ExecStart').split(' ')
  const program = given.find((word) => !word.startsWith('--')) ?? ''
  expect(node).toBe('/usr/bin/node')
  expect(read(program).length).toBeGreaterThan(0)
})

test.for(SERVING)('%s has the time that a process needs to stop, and is started again when it ends', (unit) => {
  const { last } = readUnit(FOLDER, unit)
  expect(last('TimeoutStopSec')).toBe('35')
  expect(last('Restart')).toBe('always')
  expect(last('MemoryMax')).toMatch(/^\d+[MG]$/u)
})

test.for(SERVING)('%s runs Node as the image does', (unit) => {
  const [, inImage = ''] = /^CMD (\[.+\])$/mu.exec(read('Dockerfile')) ?? []
  const words = [...inImage.matchAll(/"([^"]+)"/gu)].map(([, word]) => word)
  expect(readUnit(FOLDER, unit).last('ExecStart')).toBe(`/usr/bin/${words.join(' ')}`)
})

test('a web process has its port and is reached from this machine only', () => {
  expect(readUnit(FOLDER, 'homeyield-web@3002').environment).toMatchObject({
    ROLE: 'web',
    PORT: '3002',
    METRICS_PORT: '13002',
    HOST: '127.0.0.1',
  })
})

test('the example of the settings has what is required, and nothing that the units set', () => {
  const offered = readAssignments(read('deploy/systemd/homeyield.env.example'))
  const required = [...read('docs/deploy.md').matchAll(/\*\*`([A-Z][A-Z0-9_]+)`/gu)].map(([, name = '']) => name)
  const set = new Set(UNITS.flatMap((unit) => Object.keys(readUnit(FOLDER, unit).environment)))
  expect(Object.keys(offered).filter((name) => set.has(name))).toEqual([])
  expect(required.filter((name) => !(name in offered) && !set.has(name) && name !== 'S3_BUCKET')).toEqual([])
  // npm run admin has the settings of this file, and none of the units.
  expect(offered).toMatchObject({ NODE_ENV: 'production', UPLOADS_DIR: '/var/lib/homeyield/uploads' })
  expect(required.length).toBeGreaterThan(8)
})
