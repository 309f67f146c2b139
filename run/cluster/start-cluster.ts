import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { chooseServerAccount } from '@homeyield/database/embedded/server-account'
import { runStatement } from '@homeyield/database/testing/run-statement'
import { openSilentProxy, type SilentProxy } from '@homeyield/database/testing/silent-proxy'
import { startSandbox, type Sandbox } from '@homeyield/sandbox/start-sandbox'
import { findFreePort } from './find-free-port.ts'
import { membersOf, type MemberState } from './member-states.ts'
import { processEnvironment } from './process-environment.ts'
import { startProcess, type RestartedProcess } from './restarted-process.ts'
import { startMembers, type ClusterMember } from './start-members.ts'
import type { StartOptions } from './start-options.ts'
import { until } from './until.ts'
import { BINARIES, etcdWords, PASSWORD, writeHaproxy, writePooler } from './write-configuration.ts'

export type ServiceName = 'etcd' | 'haproxy' | 'pgbouncer' | 'web1' | 'web2' | 'worker'

export interface Cluster {
  readonly members: readonly ClusterMember[]
  readonly services: Readonly<Record<ServiceName, RestartedProcess>>
  readonly sandbox: Sandbox
  /** Between the web processes and the pooler. */
  readonly proxy: SilentProxy
  /** Of the two web processes. */
  readonly urls: readonly string[]
  /** The database without its pooler. */
  readonly directUrl: string
  readonly replicaUrl: string
  /** Asks Patroni. */
  readonly states: () => Promise<MemberState[]>
  readonly folder: string
  /** Ends everything that was started, and deletes it. */
  readonly stop: () => Promise<void>
}

const ROOT = join(import.meta.dirname, '../..')
const HAPROXY_CHECKS = 4_000
/** Debian's packages, each with a file of it. */
const PACKAGES = {
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'postgresql-15': BINARIES,
}
const run = promisify(execFile)

/** The packages of Debian that are missing here. */
export function missingPackages(): string[] {
  return Object.entries(PACKAGES).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
}

/**
 * Starts three PostgreSQL under Patroni with a strict synchronous standby, etcd, HAProxy, PgBouncer, two web processes and a
 * worker, all on this machine alone and in a temporary folder.
 */
export async function startCluster(report: (step: string) => void): Promise<Cluster> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end().catch((error: unknown) => report(String(error)))
  }
  try {
    const options = await prepare((end) => void stops.push(end))
    const { servers, ...addresses } = await startServers(options, report)
    return {
      ...addresses,
      ...(await startProcesses(options, addresses, servers, report)),
      folder: options.folder,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function prepare(onStop: StartOptions['onStop']): Promise<StartOptions> {
  const folder = await mkdtemp(join(tmpdir(), 'homeyield-cluster-'))
  onStop(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  // PostgreSQL refuses to run as root.
  const account = await chooseServerAccount(join(folder, 'none'))
  const identity = account === undefined ? {} : { identity: { uid: account.uid, gid: account.gid } }
  return {
    folder,
    onStop,
    async makeFolder(path) {
      await mkdir(path, { recursive: true, mode: 0o700 })
      if (account !== undefined) await chown(path, account.uid, account.gid)
    },
    start(name, program, words, environment) {
      const more = environment === undefined ? identity : { environment }
      const started = startProcess({ program, words, logFile: join(folder, `${name}.log`), ...more })
      // The data are deleted: nothing needs an orderly end.
      onStop(started.hold)
      return started
    },
  }
}

async function startServers(options: StartOptions, report: (step: string) => void) {
  const { folder, makeFolder, start } = options
  const [etcdPort, etcdPeer, primary] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const ports = { etcd: etcdPort, etcdPeer, primary, replica: await findFreePort(), pooler: await findFreePort() }
  report('etcd')
  await makeFolder(join(folder, 'etcd'))
  const etcd = start('etcd', '/usr/bin/etcd', etcdWords(folder, ports))
  report('PostgreSQL under Patroni')
  const members = await startMembers(options, ports.etcd)
  const admin = urlOf(members[0]?.port ?? 0, 'postgres', 'postgres')
  await runStatement(admin, `create role homeyield login password '${PASSWORD}'`)
  await runStatement(admin, 'create database homeyield owner homeyield')
  report('HAProxy and PgBouncer')
  const [haproxyFile, poolerFile] = [join(folder, 'haproxy.cfg'), join(folder, 'pgbouncer.ini')]
  await writeHaproxy(haproxyFile, members, ports)
  await writePooler(poolerFile, ports)
  const haproxy = start('haproxy', '/usr/sbin/haproxy', ['-f', haproxyFile, '-db'])
  const pgbouncer = start('pgbouncer', '/usr/sbin/pgbouncer', [poolerFile])
  // Until its first checks HAProxy takes every member for the primary.
  await sleep(HAPROXY_CHECKS)
  const directUrl = urlOf(primary)
  const environment = { ...process.env, DATABASE_URL: directUrl, DATABASE_DIRECT_URL: directUrl }
  await run(process.execPath, [join(ROOT, 'run/migrate.ts')], { env: environment })
  const proxy = await openSilentProxy(ports.pooler)
  options.onStop(proxy.close)
  const states = () => membersOf(members)
  return { servers: { etcd, haproxy, pgbouncer }, members, states, proxy, directUrl, replicaUrl: urlOf(ports.replica) }
}

async function startProcesses(
  { folder, start, onStop }: StartOptions,
  { proxy, directUrl, replicaUrl }: Pick<Cluster, 'proxy' | 'directUrl' | 'replicaUrl'>,
  servers: Pick<Cluster['services'], 'etcd' | 'haproxy' | 'pgbouncer'>,
  report: (step: string) => void,
) {
  report('two web processes and a worker')
  const sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
  onStop(sandbox.close)
  const addresses = { poolerUrl: urlOf(proxy.port), directUrl, replicaUrl }
  const urls: string[] = []
  const startNode = async (name: string, role: 'web' | 'worker') => {
    const port = await findFreePort()
    urls.push(`http://127.0.0.1:${port}`)
    const environment = processEnvironment(folder, sandbox, addresses, role, port)
    return start(name, process.execPath, [join(ROOT, 'api/src/main.ts')], environment)
  }
  const [web1, web2, worker] = [
    await startNode('web1', 'web'),
    await startNode('web2', 'web'),
    await startNode('worker', 'worker'),
  ]
  for (const url of urls) await until(async () => (await fetch(`${url}/api/health/ready`)).ok)
  return { sandbox, urls: urls.slice(0, 2), services: { ...servers, web1, web2, worker } }
}

function urlOf(port: number, user = 'homeyield', name = 'homeyield'): string {
  return `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${name}`
}
