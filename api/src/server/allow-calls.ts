import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Lets pages of `origin`, and of no other, call this server from a browser. Sessions are bearer tokens: no cookies. */
export async function allowCalls(server: FastifyInstance, origin: string): Promise<void> {
  await server.register(fastifyCors, {
    origin: [origin],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Accept', 'Authorization', 'Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['Content-Disposition', 'Retry-After', 'X-Request-Id'],
    // Browsers keep it for two hours at most.
    maxAge: 7200,
  })
}
