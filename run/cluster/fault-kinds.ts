import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runStatement } from '@homeyield/database/testing/run-statement'
import type { Cluster, ServiceName } from './start-cluster.ts'
import { signalTo, type ClusterMember } from './start-members.ts'

type Role = 'leader' | 'sync_standby' | 'replica'

export interface FaultKind {
  readonly name: string
  /** Whether another member becomes the primary, which may take longer. */
  readonly isFailover: boolean
  /** Milliseconds from its beginning to its end. */
  readonly lasts: number
  /** Whether this cluster can have it (always). */
  readonly isPossible?: (cluster: Cluster) => boolean
  /** Returns what ends it. */
  readonly begin: (cluster: Cluster) => Promise<() => unknown>
}

const run = promisify(execFile)
const nothing = () => undefined
const [AT_ONCE, FIVE_SECONDS] = [0, 5_000]
// A member must be away for longer than its lease (`ttl`) to lose its role.
const LEASE_LOST = 27_000

async function memberWith(role: Role, { members, states }: Cluster): Promise<ClusterMember> {
  const name = (await states()).find((state) => state.role === role)?.name
  const member = members.find((one) => one.name === name)
  if (member === undefined) throw new Error(`No member is ${role}.`)
  return member
}

const ofMember = (
  name: string,
  role: Role,
  lasts: number,
  begin: (member: ClusterMember, cluster: Cluster) => Promise<() => unknown>,
  isFailover = false,
): FaultKind => ({
  name,
  isFailover,
  lasts,
  begin: async (cluster) => begin(await memberWith(role, cluster), cluster),
})

async function killPostgres(member: ClusterMember): Promise<() => unknown> {
  for (const id of await member.processes()) signalTo(id, 'SIGKILL')
  return nothing
}
async function stopPostgres(member: ClusterMember): Promise<() => unknown> {
  const ids = await member.processes()
  for (const id of ids) signalTo(id, 'SIGSTOP')
  return () => ids.forEach((id) => signalTo(id, 'SIGCONT'))
}
async function crash(member: ClusterMember): Promise<() => unknown> {
  await member.crash()
  return member.patroni.resume
}
async function stopPatroni({ patroni }: ClusterMember): Promise<() => unknown> {
  patroni.signal('SIGSTOP')
  return () => patroni.signal('SIGCONT')
}
async function stopMachine(member: ClusterMember): Promise<() => unknown> {
  const ends = [await stopPatroni(member), await stopPostgres(member)]
  return () => ends.forEach((end) => end())
}
/** Asks a member's Patroni; throws when it refuses. */
async function ask({ restPort }: ClusterMember, path: string, body: object): Promise<void> {
  const url = `http://127.0.0.1:${restPort}/${path}`
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(`Patroni refused ${path}: ${await response.text()}`)
}
async function fillDisk({ folder }: ClusterMember): Promise<() => unknown> {
  const file = join(folder, 'filling')
  // It fails when the disk is full, as it should.
  await run('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M']).catch(nothing)
  return () => rm(file, { force: true })
}

const ofService = (service: ServiceName, name: 'killed' | 'stopped'): FaultKind => ({
  name: `${service} ${name}`,
  isFailover: false,
  lasts: name === 'killed' ? AT_ONCE : FIVE_SECONDS,
  begin: async ({ services }) => {
    services[service].signal(name === 'killed' ? 'SIGKILL' : 'SIGSTOP')
    return name === 'killed' ? nothing : () => services[service].signal('SIGCONT')
  },
})

const ofNetwork = (name: string, lasts: number, begin: (cluster: Cluster) => void): FaultKind => ({
  name,
  isFailover: false,
  lasts,
  begin: async (cluster) => {
    begin(cluster)
    return cluster.proxy.restore
  },
})

const atDatabase = (name: string, lasts: number, statement: string): FaultKind => ({
  name,
  isFailover: false,
  lasts,
  begin: async ({ directUrl }) => {
    const running = runStatement(directUrl, statement).catch(nothing)
    return () => running
  },
})

/** Kinds that hit different parts follow each other, so that a short run has some of each. */
export const FAULT_KINDS: readonly FaultKind[] = [
  ofMember('primary: PostgreSQL killed', 'leader', AT_ONCE, killPostgres, true),
  ofService('haproxy', 'killed'),
  ofMember('primary: machine crashed', 'leader', LEASE_LOST, crash, true),
  ofService('pgbouncer', 'killed'),
  ofMember(
    'switchover',
    'leader',
    AT_ONCE,
    async (leader, cluster) => {
      const candidate = (await memberWith('sync_standby', cluster)).name
      await ask(leader, 'switchover', { leader: leader.name, candidate })
      return nothing
    },
    true,
  ),
  ofService('worker', 'killed'),
  ofMember('synchronous standby: machine crashed', 'sync_standby', 10_000, crash),
  ofService('etcd', 'killed'),
  ofMember(
    'failover by hand',
    'sync_standby',
    AT_ONCE,
    async (standby) => {
      await ask(standby, 'failover', { candidate: standby.name })
      return nothing
    },
    true,
  ),
  ofService('web1', 'killed'),
  ofMember('primary: machine stopped, then goes on', 'leader', LEASE_LOST, stopMachine, true),
  ofNetwork('network: connections dropped', 2_000, ({ proxy }) => proxy.drop()),
  {
    ...ofMember('primary: full disk', 'leader', 12_000, fillDisk, true),
    isPossible: ({ members }) => members.every(({ hasOwnDisk }) => hasOwnDisk),
  },
  ofNetwork('network: silent', FIVE_SECONDS, ({ proxy }) => proxy.silence()),
  ofMember('primary: Patroni killed', 'leader', AT_ONCE, async ({ patroni }) => {
    patroni.signal('SIGKILL')
    return nothing
  }),
  ofNetwork('network: 300 ms slower', FIVE_SECONDS, ({ proxy }) => proxy.delay(300)),
  ofMember('primary: PostgreSQL stopped', 'leader', FIVE_SECONDS, stopPostgres),
  ofService('haproxy', 'stopped'),
  ofMember('synchronous standby: PostgreSQL killed', 'sync_standby', AT_ONCE, killPostgres),
  ofService('pgbouncer', 'stopped'),
  ofMember('synchronous standby: PostgreSQL stopped', 'sync_standby', FIVE_SECONDS, stopPostgres),
  ofService('etcd', 'stopped'),
  ofMember('replica: machine crashed', 'replica', 10_000, crash),
  ofService('worker', 'stopped'),
  ofMember('replica: PostgreSQL stopped', 'replica', FIVE_SECONDS, stopPostgres),
  ofService('web2', 'stopped'),
  ofMember('primary: restarted by Patroni', 'leader', AT_ONCE, async (leader) => {
    await ask(leader, 'restart', {})
    return nothing
  }),
  atDatabase(
    'all connections ended',
    AT_ONCE,
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'homeyield' and pid <> pg_backend_pid()`,
  ),
  atDatabase('a table locked', FIVE_SECONDS, 'begin; lock table calculations; select pg_sleep(5); commit'),
]
