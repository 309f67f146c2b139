import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

// Several of the longest responses.
const MOST_BYTES = 16 * 1024 * 1024

// A response in slices has all that it is written from in memory, and its length is not known.
const STREAM_BYTES = 2 * 1024 * 1024

/** Refuses an account that leaves more bytes of its responses unread: each is in memory until it is read, or its connection ends. */
export function limitUnread(server: FastifyInstance, mostBytes = MOST_BYTES): void {
  const unread = new Map<string, number>()
  const add = (accountId: string, bytes: number) => {
    const sum = (unread.get(accountId) ?? 0) + bytes
    if (sum > 0) unread.set(accountId, sum)
    else unread.delete(accountId)
  }
  server.addHook('preHandler', ({ viewer }, _reply, done) => {
    done(viewer !== null && (unread.get(viewer.accountId) ?? 0) > mostBytes ? tooMuchUnread() : undefined)
  })
  server.addHook('onSend', ({ viewer, raw: { socket } }, reply, payload, done) => {
    const bytes = lengthOf(payload)
    // A connection that has ended ends no more, and its responses are thrown away.
    if (viewer !== null && bytes > 0 && !reply.raw.closed && !socket.destroyed) {
      add(viewer.accountId, bytes)
      const end = () => {
        reply.raw.off('close', end)
        socket.off('close', end)
        add(viewer.accountId, -bytes)
      }
      reply.raw.once('close', end)
      // A response that waits behind others of its connection does not close with it.
      socket.setMaxListeners(0).once('close', end)
    }
    done(null, payload)
  })
}

function lengthOf(payload: unknown): number {
  if (typeof payload === 'string') return payload.length
  if (payload instanceof Buffer) return payload.byteLength
  return payload instanceof Readable ? STREAM_BYTES : 0
}

function tooMuchUnread(): Refusal {
  return new Refusal('too_many_attempts', 'Your other responses have not been read. Please try again in a moment.', {
    retryAfter: 1,
  })
}
