import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long the server waits for what is on its way, in milliseconds, and how many it lets in. */
export interface ConnectionLimits {
  /** For the head of a request. */
  readonly head: number
  /** For a request to arrive whole, so that slow senders cannot hold every connection. */
  readonly request: number
  /** For the next byte in either direction, up to twice, so that responses which nobody reads cannot hold every connection. */
  readonly silence: number
  /** From one look for senders that are too slow to the next. */
  readonly look: number
  /** For requests that are still arriving when the server closes; those under way are always finished. */
  readonly closing: number
  /** Connections at once; one more is hung up on. */
  readonly most: number
}

/** The limits of a server that nobody gave others. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  head: 10_000,
  request: 30_000,
  silence: 60_000,
  look: 5_000,
  closing: 2_000,
  most: 2_000,
}

const BODY = '{"error":"The request could not be read.","code":"malformed"}'
const ANSWER = `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\nconnection: close\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`

/** Answers what is no request, or did not arrive in time, and hangs up, whatever the other side does then. */
export function handleClientError(_error: Error, socket: Socket): void {
  if (socket.writable) socket.end(ANSWER)
  socket.destroySoon()
}

/**
 * Lets in no more than `most` connections. Answers what to do when the server begins to close: connections end with the answer
 * that is under way on them, and some time later with none, where no whole request has come by then. Without it, one slow
 * sender, or a browser that keeps its connection, would hold up the end.
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
      // A client may have asked again already.
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
