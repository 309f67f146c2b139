import { randomBytes } from 'node:crypto'
import { chmod, lstat, mkdir, readlink, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBarriers } from './path-access.ts'
import type { ServerAccount } from './server-account.ts'

/** Where a database cluster lies or shall lie. */
export interface Place {
  cluster: string
  /** The symbolic link in the data directory that leads to a cluster which had to be placed elsewhere. */
  link?: string
  notices: string[]
}

/**
 * Answers where the database cluster of `dataDirectory` lies: in its folder `postgresql`, or, when `account` may not pass
 * one of the directories above it (root's home is the common case), in a folder of `sharedDirectory` to which
 * `dataDirectory/postgresql` is then a symbolic link. When only `dataDirectory` itself is closed, others are allowed
 * to pass through it. Throws a sentence when the link leads nowhere or an existing cluster cannot be reached.
 */
export async function choosePlace(
  dataDirectory: string,
  account: ServerAccount | undefined,
  sharedDirectory: string,
): Promise<Place> {
  const home = join(dataDirectory, 'postgresql')
  const entry = await lstat(home).catch(() => undefined)
  if (entry?.isSymbolicLink()) return followLink(home)
  const barriers = account ? await openDataDirectory(dataDirectory, account) : []
  if (barriers.length === 0 || !account) return { cluster: home, notices: [] }
  if (entry) {
    throw new Error(
      `The database in ${home} cannot be used: the account ${account.name}, as which PostgreSQL runs, may not enter ${barriers.join(' or ')}. Allow it with chmod o+x, or set another DATA_DIR.`,
    )
  }
  await mkdir(sharedDirectory, { recursive: true })
  await chmod(sharedDirectory, 0o755)
  const cluster = join(sharedDirectory, `data-${randomBytes(8).toString('hex')}`)
  return { cluster, link: home, notices: [explain(cluster)] }
}

async function followLink(link: string): Promise<Place> {
  const cluster = await readlink(link)
  if (!existsSync(cluster)) {
    throw new Error(
      `${link} says that the database lies in ${cluster}, which is not there. Put it back, or delete ${link} to begin with an empty database.`,
    )
  }
  return { cluster, link, notices: [explain(cluster)] }
}

/** Answers what still bars the way after the data directory itself, if it was the only barrier, has been opened. */
async function openDataDirectory(dataDirectory: string, account: ServerAccount): Promise<string[]> {
  const barriers = await findBarriers(dataDirectory, account)
  if (barriers.length !== 1 || (await findBarriers(join(dataDirectory, '..'), account)).length > 0) return barriers
  const { mode } = await stat(dataDirectory)
  await chmod(dataDirectory, (mode & 0o7777) | 0o001)
  return findBarriers(dataDirectory, account)
}

function explain(cluster: string): string {
  return `The database is kept in ${cluster}: PostgreSQL does not run as root, and no other account may enter the data directory.`
}
