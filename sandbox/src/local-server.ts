import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server } from 'node:net'

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u

export interface LocalServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Serves requests on this machine at `port`; 0 takes any free port. Throws when the port is taken.
 * A handler that fails drops the connection. Idle connections stay open, because closing one could cut off the next request.
 */
export async function startLocalServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  port = 0,
): Promise<LocalServer> {
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${portOf(server)}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The port on which a server listens. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return address.port
}

/** Whether the Host header names this machine. Refuse others: another site's name can resolve to it. */
export function isForLocalHost({ headers }: IncomingMessage): boolean {
  return LOCAL_HOST.test(headers.host ?? '')
}
