import autocannon from 'autocannon'

/** A call to repeat. */
export interface Load {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: string
}

/** A caller, and what to replace `{id}` in the path with. */
export interface Caller {
  readonly token: string
  readonly calculationId?: string
}

/** The result: requests a second, and the milliseconds within which 99 of 100 got their response. */
export interface Measured {
  readonly rate: number
  readonly p99: number
}

const CONNECTIONS = 20

/**
 * Calls a server from twenty connections for so many seconds, each connection as some of the callers.
 * Throws when any response is not a success.
 */
export async function measureLoad(
  url: string,
  callers: readonly Caller[],
  load: Load,
  seconds: number,
): Promise<Measured> {
  const requestsOf = (own: readonly Caller[]) =>
    own.map(({ token, calculationId = '' }) => ({
      method: load.method,
      path: `${new URL(url).pathname.replace(/\/$/u, '')}${load.path.replace('{id}', calculationId)}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      ...(load.body === undefined ? {} : { body: load.body }),
    }))
  let clients = 0
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient(client) {
      const connection = clients++
      const own = callers.filter((_, index) => index % CONNECTIONS === connection)
      client.setRequests(requestsOf(own.length === 0 ? callers.slice(0, 1) : own))
    },
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${url}${load.path}`)
  return { rate: requests.average, p99: latency.p99 }
}
