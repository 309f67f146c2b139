import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, link, mkdir, open, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { ClusterLocation } from './cluster-location.ts'
import type { ServerAccount } from './server-account.ts'
import { isAlive } from './postmaster-lock.ts'
import { serverEnvironment } from './server-environment.ts'
import { errorCode } from '../error-code.ts'

/** The owner of everything in an embedded database. */
export const ROLE = 'homeyield'
export const DATABASE_NAME = 'homeyield'

const LOCALE = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Reads the password; without a cluster, first stores a new one durably. */
export async function readPassword(dataDirectory: string, clusterExists: boolean): Promise<string> {
  const file = join(dataDirectory, 'postgresql.password')
  if (!existsSync(file)) {
    if (clusterExists) {
      throw new Error(`The database's password is missing: ${file} was deleted. Restore it from a backup.`)
    }
    await writeOnce(file, randomBytes(24).toString('hex'))
  }
  return (await readFile(file, 'utf8')).trim()
}

/**
 * Creates the cluster with initdb in a temporary directory and renames it, because a kill during initdb leaves a directory
 * that never starts. Removes what earlier kills left. If two processes do so, the first wins and both return its cluster.
 */
export async function initialiseCluster(
  location: ClusterLocation,
  binaries: Binaries,
  account: ServerAccount | undefined,
  password: string,
): Promise<string> {
  await removeLeftovers(location.cluster)
  const unfinished = `${location.cluster}.initialising-${process.pid}`
  const passwordFile = `${unfinished}.password`
  try {
    await mkdir(unfinished, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (account) {
      for (const path of [unfinished, passwordFile]) await chown(path, account.uid, account.gid)
    }
    await runInitdb(binaries, account, unfinished, passwordFile)
    await rename(unfinished, location.cluster).catch(ignoreTaken)
    await syncDirectory(dirname(location.cluster))
  } finally {
    await rm(passwordFile, { force: true })
    await rm(unfinished, { recursive: true, force: true })
  }
  return location.link ? linkTo(location.cluster, location.link) : location.cluster
}

async function runInitdb(
  binaries: Binaries,
  account: ServerAccount | undefined,
  directory: string,
  passwordFile: string,
): Promise<void> {
  const options = ['-D', directory, '-U', ROLE, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...LOCALE]
  const identity = account ? { uid: account.uid, gid: account.gid } : {}
  await promisify(execFile)(binaries.initdb, options, {
    ...identity,
    cwd: directory,
    env: serverEnvironment(),
  }).catch((error: Error & { stderr?: string }) => {
    throw new Error(`The database could not be created in ${dirname(directory)}: ${error.stderr ?? error.message}`, {
      cause: error,
    })
  })
}

async function linkTo(cluster: string, link: string): Promise<string> {
  try {
    await symlink(cluster, link)
    await syncDirectory(dirname(link))
    return cluster
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    const winner = await readlink(link)
    if (winner !== cluster) await rm(cluster, { recursive: true, force: true })
    return winner
  }
}

async function removeLeftovers(cluster: string): Promise<void> {
  const folder = dirname(cluster)
  const prefix = basename(cluster).replace(/^data-.*/, 'data-')
  for (const name of await readdir(folder)) {
    const pid = /\.initialising-(\d+)(\.password)?$/.exec(name)?.[1]
    if (pid && name.startsWith(prefix) && !isAlive(Number(pid))) {
      // The initdb of a killed start may still be writing for a moment.
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10 })
    }
  }
}

/** Writes a complete file or none; leaves an existing one unchanged. */
async function writeOnce(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  const handle = await open(draft, 'w', 0o600)
  await handle.writeFile(`${content}\n`)
  await handle.sync()
  await handle.close()
  // Without hard links, two first starts at the same instant may conflict.
  await link(draft, file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') await rename(draft, file)
  })
  await rm(draft, { force: true })
  await syncDirectory(dirname(file))
}

/** Makes a rename survive a power cut. Windows cannot, and need not. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function ignoreTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error
}
