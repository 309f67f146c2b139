import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authenticate, type Identify } from '../server/authenticate.ts'
import { malformed, notSignedIn, Refusal } from '../server/refusal.ts'
import { dealYields } from './deal-yields.ts'
import { listSaved } from './list-saved.ts'
import { nextDates } from './next-dates.ts'
import { readOwned } from './read-owned.ts'
import { rentOfPlace } from './rent-of-place.ts'
import type { AddTool, ToolDeps } from './tool.ts'

export interface McpDeps extends ToolDeps {
  readonly identify: Identify
  /** The product's own. */
  readonly origins: () => readonly string[]
  readonly productName: string
}

const TOOLS: readonly AddTool[] = [rentOfPlace, dealYields, listSaved, readOwned, nextDates]
const METHODS = 'POST, OPTIONS'

/**
 * Serves the Model Context Protocol at /mcp to API keys: Streamable HTTP without sessions, so that any process answers any
 * message. Nothing is streamed.
 */
export function serveMcp(api: FastifyInstance, { identify, origins, productName, ...deps }: McpDeps): void {
  const requireKey = async (request: FastifyRequest) => {
    checkOrigin(request.headers.origin, origins())
    request.viewer = await authenticate(request, identify)
    if (request.viewer.scopes === null) throw notSignedIn()
  }
  api.post('/mcp', { preParsing: requireKey }, async (request, reply) => {
    const { viewer, body } = request
    if (viewer === null) throw notSignedIn()
    // Each message counts as a call of the key, and the protocol has no batches since 2025-06-18.
    if (Array.isArray(body)) throw malformed('Send one message at a time.')
    const server = new McpServer({ name: productName, version: '1' })
    for (const addTool of TOOLS) addTool(server, viewer, deps, request.log)
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    try {
      const response = await transport.handleRequest(asWebRequest(request), { parsedBody: body })
      void reply.code(response.status).headers(Object.fromEntries(response.headers))
      return await response.text()
    } finally {
      await server.close()
    }
  })
  // Streams and sessions are optional: with 405 a client knows that there are none.
  api.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    handler: (_request, reply) =>
      reply.code(405).header('allow', METHODS).send({ error: 'Send messages with POST.', code: 'malformed' }),
  })
  api.options('/mcp', (_request, reply) => reply.code(204).header('allow', METHODS).send())
}

/** Refuses pages of other sites, as the protocol asks of servers. */
function checkOrigin(origin: string | undefined, own: readonly string[]): void {
  if (origin === undefined || own.includes(origin)) return
  throw new Refusal('origin_refused', 'Pages of other sites cannot call this address.')
}

function asWebRequest({ headers, url }: FastifyRequest): Request {
  const known = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return new Request(new URL(url, 'http://localhost'), { method: 'POST', headers: Object.fromEntries(known) })
}
