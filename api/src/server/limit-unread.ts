import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

// Several of the longest responses.
const MOST_BYTES = 16 * 1024 * 1024

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
  server.addHook('onSend', ({ viewer }, reply, payload, done) => {
    // A stream is read no faster than it is sent.
    const bytes = typeof payload === 'string' ? payload.length : payload instanceof Buffer ? payload.byteLength : 0
    if (viewer !== null && bytes > 0) {
      add(viewer.accountId, bytes)
      reply.raw.once('close', () => add(viewer.accountId, -bytes))
    }
    done(null, payload)
  })
}

function tooMuchUnread(): Refusal {
  return new Refusal('too_many_attempts', 'Your other responses have not been read. Please try again in a moment.', {
    retryAfter: 1,
  })
}
