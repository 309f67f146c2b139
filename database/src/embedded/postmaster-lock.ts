import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running server writes of itself into `postmaster.pid`. */
export interface PostmasterLock {
  pid: number
  port: number
  ready: boolean
}

/** Answers what `postmaster.pid` in the cluster says, or undefined when there is none or it is only half written. */
export function readPostmasterLock(cluster: string): PostmasterLock | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined
}

/**
 * Answers whether the process `pid` is running. A process that was killed and that its parent has not yet collected (a
 * zombie) counts as gone.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const state = /^State:\s+(\S)/m.exec(readProc(pid, 'status') ?? '')?.[1]
  return state !== 'Z' && state !== 'X'
}

/**
 * Answers whether the process `pid` is a PostgreSQL serving `cluster`. After a restart of the machine another program may
 * have got the number of a server that is gone. Where the system does not tell, the number alone decides.
 */
export function isServing(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  const commandLine = readProc(pid, 'cmdline')
  return commandLine === undefined || commandLine.split('\0').includes(cluster)
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}
