import { execFileSync } from 'node:child_process'
import { chmod, cp, lstat, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findInstalledPackage, prepareBinaries, type InstalledPackage } from './binaries.ts'
import { chooseServerAccount } from './server-account.ts'

let temporary: string
let bare: InstalledPackage

/** A copy of the package without install scripts: no links, nothing executable. */
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'homeyield-binaries-'))
  const installed = await findInstalledPackage()
  bare = { root: join(temporary, 'package'), version: installed.version }
  await cp(installed.root, bare.root, { recursive: true, verbatimSymlinks: true })
  const list = await readFile(join(bare.root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { target } of JSON.parse(list) as { target: string }[]) await rm(join(bare.root, target), { force: true })
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    await chmod(join(bare.root, 'native/bin', name), 0o644).catch(() => undefined)
  }
})

afterEach(() => rm(temporary, { recursive: true, force: true }))

test('does the work of the install script', async () => {
  const binaries = await prepareBinaries(undefined, join(temporary, 'shared'), bare)
  expect(binaries.majorVersion).toBe('18')
  expect(execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8' })).toBe('postgres (PostgreSQL) 18.4\n')
  if (process.platform === 'linux') {
    expect((await lstat(join(bare.root, 'native/lib/libicuuc.so.60'))).isSymbolicLink()).toBe(true)
  }
})

test('root: copies binaries from a closed directory to where the server can read them', async (context) => {
  const account = await chooseServerAccount(join(temporary, 'none'))
  if (!account) context.skip('only root runs PostgreSQL as another account')
  // mkdtemp made `temporary` with mode 0700, like root's home; the shared directory is outside of it.
  const shared = await mkdtemp(join(tmpdir(), 'homeyield-shared-'))
  try {
    const binaries = await prepareBinaries(account, join(shared, 'inner'), bare)
    expect(binaries.postgres).toBe(join(shared, 'inner', `postgresql-${bare.version}`, 'bin/postgres'))
    await chmod(shared, 0o755)
    const identity = { uid: account!.uid, gid: account!.gid, cwd: '/' }
    const version = execFileSync(binaries.initdb, ['--version'], { ...identity, encoding: 'utf8' })
    expect(version).toBe('initdb (PostgreSQL) 18.4\n')
  } finally {
    await rm(shared, { recursive: true, force: true })
  }
})

test('root: uses binaries in place if the account can read them', async (context) => {
  const account = await chooseServerAccount(join(temporary, 'none'))
  if (!account) context.skip('only root runs PostgreSQL as another account')
  await chmod(temporary, 0o755)
  const binaries = await prepareBinaries(account, join(temporary, 'shared'), bare)
  expect(binaries.postgres).toBe(join(bare.root, 'native/bin/postgres'))
})
