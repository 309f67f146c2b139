import type { FastifyReply, FastifyRequest } from 'fastify'

/** Leads on to the public page at `path`, with the query that came: for good (301), or for this time (302). */
export function redirectToPage(
  { url }: Pick<FastifyRequest, 'url'>,
  reply: FastifyReply,
  path: string,
  status: 301 | 302,
): FastifyReply {
  const query = /\?.*$/u.exec(url)?.[0] ?? ''
  return reply.header('cache-control', 'no-cache').redirect(path + query, status)
}
