import type { FastifyReply, FastifyRequest } from 'fastify'

/** Redirects to the public page at `path` with the same query: permanently (301), or temporarily (302). */
export function redirectToPage(
  { url }: Pick<FastifyRequest, 'url'>,
  reply: FastifyReply,
  path: string,
  status: 301 | 302,
): FastifyReply {
  const query = /\?.*$/u.exec(url)?.[0] ?? ''
  return reply.header('cache-control', 'no-cache').redirect(path + query, status)
}
