import { randomBytes } from 'node:crypto'
import { chmod, lstat, mkdir, readlink, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBarriers } from './path-access.ts'
import type { ServerAccount } from './server-account.ts'

export interface ClusterLocation {
  cluster: string
  /** The link in the data directory to a cluster stored elsewhere. */
  link?: string
  notices: string[]
}

/**
 * Returns where the cluster is or will be: `postgresql` in `dataDirectory`, or, if `account` may not enter a directory
 * above it (such as root's home), a folder of `sharedDirectory` that `dataDirectory/postgresql` links to. If only
 * `dataDirectory` itself is closed, it is opened for passing through. Throws for a broken link or an unreachable cluster.
 */
export async function chooseClusterLocation(
  dataDirectory: string,
  account: ServerAccount | undefined,
  sharedDirectory: string,
): Promise<ClusterLocation> {
  const home = join(dataDirectory, 'postgresql')
  const entry = await lstat(home).catch(() => undefined)
  if (entry?.isSymbolicLink()) return followLink(home)
  const barriers = account ? await openDataDirectory(dataDirectory, account) : []
  if (barriers.length === 0 || !account) return { cluster: home, notices: [] }
  if (entry) {
    throw new Error(
      `The database in ${home} cannot be used: PostgreSQL runs as ${account.name}, which may not enter ${barriers.join(' or ')}. Allow it with chmod o+x, or set another DATA_DIR.`,
    )
  }
  await mkdir(sharedDirectory, { recursive: true })
  await chmod(sharedDirectory, 0o755)
  const cluster = join(sharedDirectory, `data-${randomBytes(8).toString('hex')}`)
  return { cluster, link: home, notices: [explain(cluster)] }
}

async function followLink(link: string): Promise<ClusterLocation> {
  const cluster = await readlink(link)
  if (!existsSync(cluster)) {
    throw new Error(
      `${link} links to the database in ${cluster}, which is missing. Restore it, or delete ${link} to start with an empty database.`,
    )
  }
  return { cluster, link, notices: [explain(cluster)] }
}

/** Opens the data directory if it is the only barrier; returns the barriers left. */
async function openDataDirectory(dataDirectory: string, account: ServerAccount): Promise<string[]> {
  const barriers = await findBarriers(dataDirectory, account)
  if (barriers.length !== 1 || (await findBarriers(join(dataDirectory, '..'), account)).length > 0) return barriers
  const { mode } = await stat(dataDirectory)
  await chmod(dataDirectory, (mode & 0o7777) | 0o001)
  return findBarriers(dataDirectory, account)
}

function explain(cluster: string): string {
  return `The database is in ${cluster}: PostgreSQL does not run as root, and no other account may enter the data directory.`
}
