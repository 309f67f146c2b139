import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from './find-free-port.ts'
import { membersOf } from './member-states.ts'
import type { RestartedProcess } from './restarted-process.ts'
import type { StartOptions } from './start-options.ts'
import { until } from './until.ts'
import { type Member, writePatroni } from './write-configuration.ts'

export interface ClusterMember extends Member {
  readonly patroni: RestartedProcess
  /** Whether it has a file system of its own, which can be filled. */
  readonly hasOwnDisk: boolean
  /** PostgreSQL's main process and its backends; none while it does not run. */
  readonly processes: () => Promise<number[]>
  /** Ends Patroni and PostgreSQL at once, as a machine that fails. */
  readonly crash: () => Promise<void>
}

const NAMES = ['member1', 'member2', 'member3']
const run = promisify(execFile)

/** Starts three PostgreSQL under Patroni, the first as primary, and waits until one of the others is its synchronous standby. */
export async function startMembers(options: StartOptions, etcd: number): Promise<ClusterMember[]> {
  const members: ClusterMember[] = []
  for (const name of NAMES) {
    members.push(await startMember(options, name, etcd))
    const hasLeader = async () => (await membersOf(members)).some(({ role }) => role === 'leader')
    if (members.length === 1) await until(hasLeader)
  }
  await until(async () => {
    const states = await membersOf(members)
    return states.filter(isRunning).length === NAMES.length && states.some(({ role }) => role === 'sync_standby')
  })
  return members
}

export function isRunning({ state }: { readonly state: string }): boolean {
  return state === 'running' || state === 'streaming'
}

async function startMember(
  { folder: parent, makeFolder, start, onStop }: StartOptions,
  name: string,
  etcd: number,
): Promise<ClusterMember> {
  const folder = join(parent, name)
  await makeFolder(folder)
  // A file system of its own can be filled; only root can make one.
  const hasOwnDisk = await run('mount', ['-t', 'tmpfs', '-o', 'size=700m', 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  if (hasOwnDisk) {
    onStop(() => run('umount', ['--lazy', folder]))
    await makeFolder(folder)
    await chmod(folder, 0o700)
  }
  const member = { name, folder, port: await findFreePort(), restPort: await findFreePort() }
  const file = join(parent, `${name}.yml`)
  await writePatroni(file, member, etcd)
  const patroni = start(name, '/usr/bin/patroni', [file])
  const processes = () => readProcesses(folder)
  const crash = async () => {
    // First Patroni, which would start PostgreSQL again.
    await patroni.hold()
    for (const id of await processes()) signalTo(id, 'SIGKILL')
  }
  onStop(crash)
  return { ...member, patroni, hasOwnDisk, processes, crash }
}

export function signalTo(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name)
  } catch {
    // It has ended by itself.
  }
}

async function readProcesses(folder: string): Promise<number[]> {
  const text = await readFile(join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '')
  const id = Number(text.split('\n')[0])
  if (!(id > 0) || !existsSync(`/proc/${id}`)) return []
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', `${id}`, '-p', `${id}`], { encoding: 'utf8' })
  return listed.trim().split(/\s+/u).map(Number)
}
