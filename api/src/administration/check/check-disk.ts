import { statfs } from 'node:fs/promises'
import { type Finding, ok, problem, warning } from '../../payment-setup/finding.ts'

const [MEGABYTE, GIGABYTE] = [1_000_000, 1_000_000_000]

/** Checks the space that is free for files in a folder; nothing for a folder that does not exist. */
export async function checkDisk(folder: string): Promise<Finding[]> {
  const disk = await statfs(folder).catch(() => null)
  return disk === null ? [] : [judgeDisk(folder, disk.bavail * disk.bsize, disk.blocks * disk.bsize)]
}

export function judgeDisk(folder: string, free: number, whole: number): Finding {
  const message = `${(free / GIGABYTE).toFixed(1)} GB of ${(whole / GIGABYTE).toFixed(1)} GB are free at ${folder}.`
  if (free < 200 * MEGABYTE) return problem('Disk', `${message} Free some now: a full disk stops the database.`)
  if (free < 2 * GIGABYTE || free < whole * 0.05) return warning('Disk', `${message} Free some soon.`)
  return ok('Disk', message)
}
