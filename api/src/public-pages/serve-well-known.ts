import type { FastifyInstance } from 'fastify'

/** How long a security.txt is valid after it was read; RFC 9116 asks for less than a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000

export interface WellKnownDeps {
  readonly supportEmail: string
  readonly origin: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Serves what password managers and people who found a vulnerability look for under /.well-known. Source: W3C "A
 * Well-Known URL for Changing Passwords", RFC 9116.
 */
export function serveWellKnown(server: FastifyInstance, { supportEmail, origin, now }: WellKnownDeps): void {
  server.get('/.well-known/change-password', (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect('/editpassword', 302),
  )
  server.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${supportEmail}`,
          `Expires: ${new Date(now() + VALID_MS).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${origin()}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  )
}
