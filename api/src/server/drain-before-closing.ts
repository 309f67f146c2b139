import type { FastifyInstance } from 'fastify'
import { notReady } from './refusal.ts'

export interface DrainSettings {
  readonly productName: string
  /** How long a server that stops still serves. */
  readonly drained: () => Promise<unknown>
  /** The route that a balancer asks whether to send requests. */
  readonly readyPath: string
}

/**
 * Serves on until `drained` when the server closes: `readyPath` refuses, and each response ends its connection. A proxy would
 * lose what it sends on a connection that is closed while it is idle.
 */
export function drainBeforeClosing(server: FastifyInstance, { productName, drained, readyPath }: DrainSettings): void {
  let isDraining = false
  server.addHook('preClose', async () => {
    isDraining = true
    await drained()
  })
  server.addHook('onRequest', (request, _reply, done) => {
    done(isDraining && request.routeOptions.url === readyPath ? notReady(productName) : undefined)
  })
  // The framework adds it to what is asked from then on, but not to responses under way.
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close')
    done(null, payload)
  })
}
