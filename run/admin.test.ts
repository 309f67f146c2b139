import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'homeyield-admin-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command. Sets each variable that it reads, so that no .env file of the checkout does. */
function admin(changes: Record<string, string>, ...given: string[]) {
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: '', JWT_SECRET: '', DATA_DIR: folder, ...changes }
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...given], { env }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}

test('says where it looked for a database, and makes none', async () => {
  expect(await admin({}, 'accounts', 'find', 'ana@homeyield.test')).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no database in ${folder}. Start Homeyield with npm start first, or set DATABASE_URL.\n`,
  })
  expect(existsSync(join(folder, 'postgresql'))).toBe(false)
})

test('says that the database is unavailable, without its password', async () => {
  const url = 'postgres://homeyield:hunter2@127.0.0.1:1/homeyield'
  const { status, stdout, stderr } = await admin({ DATABASE_URL: url }, 'jobs', 'list')
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^The database is unavailable: /u)])
  expect(stderr).not.toContain('hunter2')
})

test('says what the address of a database must be', async () => {
  const sentence = 'DATABASE_URL must be the address of a PostgreSQL, such as postgres://user:password@host/database.'
  expect(await admin({ DATABASE_URL: 'foo' }, 'jobs', 'list')).toEqual({
    status: 1,
    stdout: '',
    stderr: `${sentence}\n`,
  })
  const { status, stdout } = await admin({ DATABASE_URL: 'foo' }, 'check')
  expect([status, stdout]).toEqual([1, expect.stringContaining(`Database: ${sentence}`)])
})

test('backs up no database of a server without the folder of its uploads', async () => {
  const url = 'postgres://homeyield:hunter2@127.0.0.1:1/homeyield'
  const settings = { DATABASE_URL: url, UPLOADS_DIR: '', S3_BUCKET: '' }
  expect(await admin(settings, 'backup', join(folder, 'all.zip'))).toEqual({
    status: 1,
    stdout: '',
    stderr: 'UPLOADS_DIR must name the folder of uploads, or S3_BUCKET their bucket.\n',
  })
})

test('explains itself', async () => {
  const { status, stdout } = await admin({}, '--help')
  expect(status).toBe(0)
  for (const name of [
    'accounts',
    'premium',
    'sessions',
    'mails',
    'jobs',
    'secret',
    'backup',
    'restore',
    'move',
    'check',
    'log',
  ]) {
    expect(stdout).toMatch(new RegExp(`^  ${name} `, 'mu'))
  }
})
