import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'

/** What a running server writes to `postmaster.pid`. */
export interface PostmasterLock {
  pid: number
  port: number
  ready: boolean
}

/** Undefined when `postmaster.pid` is missing or incomplete. */
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

/** Whether the process runs. A killed process that its parent has not collected yet (a zombie) does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
  }
  const state = /^State:\s+(\S)/m.exec(readProc(pid, 'status') ?? '')?.[1]
  return state !== 'Z' && state !== 'X'
}

/**
 * Whether the process is a PostgreSQL serving `cluster`: after a reboot another program may have its number. Where the system
 * does not tell, the number decides.
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
