import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE_NAME, ROLE } from './cluster.ts'
import { isServing, readPostmasterLock } from './postmaster-lock.ts'

/** The address of the database that a running `npm start` has in `dataDir`; null when none runs. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const home = join(await realpath(dataDir).catch(() => dataDir), 'postgresql')
  // A link if the cluster is stored elsewhere. What is not a link cannot be read as one.
  const cluster = await readlink(home).catch(() => home)
  const lock = readPostmasterLock(cluster)
  if (!lock?.ready || !isServing(lock.pid, cluster)) return null
  const password = (await readFile(join(dataDir, 'postgresql.password'), 'utf8')).trim()
  return `postgres://${ROLE}:${password}@127.0.0.1:${lock.port}/${DATABASE_NAME}`
}
