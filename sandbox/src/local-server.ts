import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u

/** A server of the sandbox: where it is reached, and how it ends, whoever is connected. */
export interface LocalServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Answers requests of this machine at `port`, or with 0 at any that is free; an answer that fails breaks the connection. A connection
 * that rests is left open: closing it could meet the next request on its way. Throws when the port is taken.
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
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Whether a request names this machine. Refuse others: a web site can have its own name resolve to it. */
export function isForLocalHost({ headers }: IncomingMessage): boolean {
  return LOCAL_HOST.test(headers.host ?? '')
}
