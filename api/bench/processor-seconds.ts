import { readFile } from 'node:fs/promises'
import type { Database } from '@homeyield/database/connection'

// Linux counts in hundredths of a second.
const TICKS_A_SECOND = 100

type SecondsByProcess = ReadonlyMap<number, number>

/** Processor time of the database's connections so far; null when they run on another machine, or not on Linux. */
export async function readProcessorSeconds({ pool }: Pick<Database, 'pool'>): Promise<SecondsByProcess | null> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  const seconds = new Map<number, number>()
  for (const { pid } of rows) {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    if (!text.includes('(postgres)')) return null
    // After the name in brackets: state is the first field, utime the twelfth, stime the thirteenth.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    seconds.set(pid, (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND)
  }
  return seconds
}

/** What the connections of `after` used since `before`; null when one is not known. */
export function secondsBetween(before: SecondsByProcess | null, after: SecondsByProcess | null): number | null {
  if (before === null || after === null) return null
  return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0)
}
