import { writeFile } from 'node:fs/promises'

export interface Member {
  readonly name: string
  readonly folder: string
  readonly port: number
  readonly restPort: number
}

export interface Ports {
  readonly etcd: number
  readonly etcdPeer: number
  /** Of HAProxy. */
  readonly primary: number
  readonly replica: number
  readonly pooler: number
}

export const PASSWORD = 'only-on-this-machine'
const SCOPE = 'homeyield'
export const BINARIES = '/usr/lib/postgresql/15/bin'

/** Patroni's settings of one PostgreSQL. A write is confirmed only once a standby has it too, and refused while there is none. */
export async function writePatroni(
  file: string,
  { name, folder, port, restPort }: Member,
  etcd: number,
): Promise<void> {
  const password = { password: PASSWORD }
  const settings = {
    scope: SCOPE,
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    // Not `etcd3`: there Patroni 3.0.2 lets a primary that froze take its place back from the new one, which loses writes.
    etcd: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        // From Patroni 3.2 at least 20, and as many seconds more until another member is the primary.
        ttl: 15,
        loop_wait: 2,
        retry_timeout: 5,
        primary_start_timeout: 0,
        failsafe_mode: true,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 120,
            max_wal_size: '128MB',
            min_wal_size: '32MB',
            wal_keep_size: '64MB',
            wal_log_hints: 'on',
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
            // A failed statement and its row are personal data.
            log_min_error_statement: 'panic',
            log_error_verbosity: 'terse',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: `${folder}/data`,
      bin_dir: BINARIES,
      pgpass: `${folder}/pgpass`,
      authentication: {
        superuser: { username: 'postgres', ...password },
        replication: { username: 'replicator', ...password },
        rewind: { username: 'rewinder', ...password },
      },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
      parameters: { unix_socket_directories: '' },
    },
  }
  // YAML includes JSON.
  await writeFile(file, JSON.stringify(settings, null, 2), { mode: 0o644 })
}

/** HAProxy asks Patroni which PostgreSQL is the primary, and ends connections to one that no longer is. */
export async function writeHaproxy(file: string, members: readonly Member[], ports: Ports): Promise<void> {
  const listen = (role: 'primary' | 'replica') => [
    `listen ${role}`,
    `  bind 127.0.0.1:${ports[role]}`,
    `  option httpchk OPTIONS /${role}`,
    '  http-check expect status 200',
    // One replica at a time, as DATABASE_READ_URL requires.
    ...(role === 'replica' ? ['  balance first'] : []),
    '  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...members.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`),
  ]
  const lines = [
    'defaults',
    '  mode tcp',
    '  timeout connect 3s',
    '  timeout check 2s',
    '  timeout client 30m',
    '  timeout server 30m',
    ...listen('primary'),
    ...listen('replica'),
  ]
  await writeFile(file, `${lines.join('\n')}\n`)
}

export async function writePooler(file: string, ports: Ports): Promise<void> {
  const lines = [
    '[databases]',
    `homeyield = host=127.0.0.1 port=${ports.primary} user=homeyield password=${PASSWORD}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ports.pooler}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 12',
    'max_client_conn = 200',
    'server_login_retry = 1',
    'server_connect_timeout = 3',
    'query_wait_timeout = 10',
  ]
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o644 })
}

export function etcdWords(folder: string, { etcd, etcdPeer }: Ports): string[] {
  const [client, peer] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeer}`]
  const words = {
    name: 'etcd',
    'enable-v2': 'true',
    'data-dir': `${folder}/etcd`,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd=${peer}`,
  }
  return Object.entries(words).map(([name, value]) => `--${name}=${value}`)
}
