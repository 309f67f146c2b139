import autocannon from 'autocannon'

/** A call to repeat. */
export interface Load {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
}

/** The result: requests a second, and the milliseconds within which 99 of 100 got their response. */
export interface Measured {
  readonly rate: number
  readonly p99: number
}

const CONNECTIONS = 20

/** Calls a server from twenty connections for so many seconds. Throws when any response is not a success. */
export async function measureLoad(url: string, token: string, load: Load, seconds: number): Promise<Measured> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${url}${load.path}`,
    method: load.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
    ...(load.body === undefined ? {} : { body: load.body }),
    connections: CONNECTIONS,
    duration: seconds,
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${url}${load.path}`)
  return { rate: requests.average, p99: latency.p99 }
}
