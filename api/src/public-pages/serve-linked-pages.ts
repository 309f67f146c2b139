import type { LinkedPage, OpenPage } from '@homeyield/contract/link'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorOf } from '../server/authenticate.ts'
import { Refusal } from '../server/refusal.ts'
import type { Visitor } from '../server/viewer.ts'

export interface LinkedPagesDeps {
  /** What a token opens; throws the refusal. */
  readonly open: (visitor: Visitor, token: string) => Promise<OpenPage>
  readonly render: (page: LinkedPage) => Promise<string>
}

interface LinkRoute {
  readonly Params: { readonly token: string }
}

/** Serves /a/{token} to anyone who has the link: without an account, a script or a copy in a cache or an index. */
export function serveLinkedPages(server: FastifyInstance, { open, render }: LinkedPagesDeps): void {
  const send = async (request: FastifyRequest<LinkRoute>, reply: FastifyReply) => {
    void reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
      .type('text/html; charset=utf-8')
    try {
      return await reply.send(await render(await open(visitorOf(request), request.params.token)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.details.retryAfter !== undefined) void reply.header('retry-after', error.details.retryAfter)
      return reply
        .code(error.status)
        .send(await render({ state: error.status === 404 ? 'closed' : 'busy', sentence: error.message }))
    }
  }
  // A HEAD request, such as a mail scanner's, opens nothing.
  for (const end of ['', '/']) server.get<LinkRoute>(`/a/:token${end}`, { exposeHeadRoute: false }, send)
}
