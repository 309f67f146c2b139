import pg from 'pg'
import { isUnavailable } from './is-unavailable.ts'

/** The servers of a connection string, each as a string of its own, and whether one must accept writes. */
export interface Hosts {
  readonly urls: readonly string[]
  readonly mustWrite: boolean
}

// Milliseconds for each host to accept a connection, and again to respond.
const TIMEOUT = 2_000

/**
 * Reads a connection string with one or several hosts, as libpq does (`postgres://a,b:5433/name`). Throws for a
 * `target_session_attrs` with which we could not write.
 */
export function readHosts(url: string): Hosts {
  const [, head = '', hosts = '', path = '', query = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/u.exec(url) ?? []
  const parameters = new URLSearchParams(query)
  const wanted = parameters.get('target_session_attrs')
  if (wanted !== null && !['any', 'read-write', 'primary'].includes(wanted)) {
    throw new Error(`target_session_attrs=${wanted} is not supported: use read-write.`)
  }
  if (wanted === null && !hosts.includes(',')) return { urls: [url], mustWrite: false }
  parameters.delete('target_session_attrs')
  const end = parameters.size === 0 ? path : `${path}?${parameters.toString()}`
  return {
    urls: hosts.split(',').map((host) => `${head}${host}${end}`),
    mustWrite: wanted !== null && wanted !== 'any',
  }
}

/** The first server that accepts a connection and, where that is asked for, writes. Throws the last one's failure. */
export async function chooseHost({ urls, mustWrite }: Hosts): Promise<string> {
  const [first = ''] = urls
  if (urls.length === 1 && !mustWrite) return first
  let failure: unknown
  for (const url of urls) {
    try {
      if (!(await isReadOnly(url)) || !mustWrite) return url
      failure ??= Object.assign(new Error('No server of DATABASE_URL accepts writes'), { code: '57P03' })
    } catch (error) {
      if (!isUnavailable(error)) throw error
      failure = error
    }
  }
  throw failure
}

async function isReadOnly(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ only: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as only`,
    )
    return rows[0]?.only === true
  } finally {
    void client.end()
  }
}
