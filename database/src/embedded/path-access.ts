import type { Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ServerAccount } from './server-account.ts'

const READ = 0o4
const TRAVERSE = 0o1

/**
 * Directories on the path, itself included, that `account` may not enter, outermost first. Reads classic permission bits, not
 * access lists.
 */
export async function findBarriers(path: string, account: ServerAccount): Promise<string[]> {
  const barriers: string[] = []
  for (const directory of ancestry(await realpath(path))) {
    if (!allows(await stat(directory), account, TRAVERSE)) barriers.push(directory)
  }
  return barriers
}

/** Whether `account` can read all files and enter their directories. */
export async function canRead(files: string[], account: ServerAccount): Promise<boolean> {
  for (const file of files) {
    if (!allows(await stat(file), account, READ)) return false
    if ((await findBarriers(dirname(file), account)).length > 0) return false
  }
  return true
}

function allows(stats: Stats, account: ServerAccount, bit: number): boolean {
  if (stats.uid === account.uid) return (stats.mode & (bit << 6)) !== 0
  if (stats.gid === account.gid) return (stats.mode & (bit << 3)) !== 0
  return (stats.mode & bit) !== 0
}

function ancestry(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...ancestry(parent), path]
}
