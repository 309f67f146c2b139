import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Timeouts in milliseconds, and the number of connections. */
export interface ConnectionLimits {
  /** For the head of a request. */
  readonly head: number
  /** For a whole request, so that slow senders cannot hold every connection. */
  readonly request: number
  /**
   * For the next byte in either direction, up to twice, so that clients that do not read cannot hold every connection.
   */
  readonly silence: number
  readonly checkInterval: number
  /** For requests that are still arriving when the server closes; those under way are always finished. */
  readonly closing: number
  /** Connections at once; one more is closed. */
  readonly most: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  head: 10_000,
  request: 30_000,
  silence: 60_000,
  checkInterval: 5_000,
  closing: 2_000,
  most: 2_000,
}

const BODY = '{"error":"The request could not be read.","code":"malformed"}'
const BAD_REQUEST = `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\nconnection: close\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`

/** Responds to malformed or late requests, and closes the connection. */
export function handleClientError(_error: Error, socket: Socket): void {
  if (socket.writable) socket.end(BAD_REQUEST)
  socket.destroySoon()
}

/**
 * Limits connections to `most`. Returns `hangUp` for when the server closes: connections end with the response under
 * way, or after `closing` ms without a complete request. Otherwise one slow sender or keep-alive connection would delay
 * the end.
 */
export function guardConnections(server: Server, { most, closing }: ConnectionLimits): { readonly hangUp: () => void } {
  const responses = new Map<Socket, ServerResponse | null>()
  server.maxConnections = most
  server.on('connection', (socket) => {
    responses.set(socket, null)
    socket.once('close', () => responses.delete(socket))
  })
  let isClosing = false
  server.on('request', ({ socket }, response) => {
    responses.set(socket, response)
    response.once('close', () => {
      // A client may have sent another request already.
      if (responses.get(socket) !== response) return
      responses.set(socket, null)
      if (isClosing) socket.destroySoon()
    })
  })
  return {
    hangUp() {
      isClosing = true
      const cut = () => {
        for (const [socket, response] of responses) if (response?.req.complete !== true) socket.destroy()
      }
      setTimeout(cut, closing).unref()
    },
  }
}
