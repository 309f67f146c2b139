import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of the sandbox: where it is reached, and how it ends, whoever is connected. */
export interface Door {
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Answers requests of this machine at `port`, or with 0 at any that is free; an answer that fails breaks the connection. A connection
 * that rests is left open: closing it could meet the next request on its way. Throws when the port is taken.
 */
export async function listenHere(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  port = 0,
): Promise<Door> {
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    answer(request, response).catch(() => response.destroy())
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
