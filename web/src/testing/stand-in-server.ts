import { endpointTable, type EndpointName } from '@homeyield/contract/endpoint-table'
import { vi } from 'vitest'

/** A request that the application sent. */
export interface Sent {
  readonly name: EndpointName
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Headers
}

/** A body, a whole response, or what answers a request; 'offline' is a lost connection. */
type Answer = object | 'offline' | ((sent: Sent) => unknown)
export type Answers = Partial<Record<EndpointName, Answer>>

export interface StandInServer {
  /** Answers these calls in this way from now on. */
  readonly answer: (answers: Answers) => void
  /** The requests of a name so far. */
  readonly sent: (name: EndpointName) => readonly Sent[]
}

/** A refusal as the API sends it. */
export function refuse(status: number, problem: object): Response {
  return Response.json(problem, { status })
}

/**
 * Stands in for the server at the network: the application's own calls reach `fetch`, which answers from this table. A call
 * without an answer is refused, so that a test shows it.
 */
export function startStandIn(given: Answers): StandInServer {
  let answers = given
  const requests: Sent[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const sent = read(input, init)
    requests.push(sent)
    const answer = answers[sent.name]
    const body: unknown = typeof answer === 'function' ? await (answer as (sent: Sent) => unknown)(sent) : answer
    init.signal?.throwIfAborted()
    if (body === 'offline') throw new TypeError('Failed to fetch')
    if (body instanceof Response) return body.clone()
    if (body === undefined) return refuse(404, { error: `The test has no answer to ${sent.name}.`, code: 'not_found' })
    return Response.json(body)
  })
  return {
    answer: (more) => void (answers = { ...answers, ...more }),
    sent: (name) => requests.filter((request) => request.name === name),
  }
}

function read(input: string, init: RequestInit): Sent {
  const { pathname, searchParams } = new URL(input, 'http://localhost')
  for (const [name, { method, path }] of Object.entries(endpointTable)) {
    const pattern = new RegExp(`^/api${path.replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}$`, 'u')
    const found = method === (init.method ?? 'GET') ? pattern.exec(pathname) : null
    if (found === null) continue
    return {
      name: name as EndpointName,
      params: { ...found.groups },
      query: Object.fromEntries(searchParams),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
      headers: new Headers(init.headers),
    }
  }
  throw new Error(`${init.method ?? 'GET'} ${input} is no call of the API`)
}
