import type { DocumentAnswer, LinkedPage, OpenDocument } from '@homeyield/contract/link'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorOf } from '../server/authenticate.ts'
import { parseForms } from '../server/body-parsers.ts'
import { Refusal } from '../server/refusal.ts'
import type { Visitor } from '../server/viewer.ts'

export interface LinkedPagesDeps {
  /** What a token opens; throws the refusal. */
  readonly open: (visitor: Visitor, token: string, asked: boolean) => Promise<LinkedPage>
  /** Takes what a client posted on the page of a document: the answer when it was noted; throws the refusal. */
  readonly answer: (visitor: Visitor, token: string, posted: unknown) => Promise<OpenDocument | DocumentAnswer>
  readonly render: (page: LinkedPage) => Promise<string>
}

interface LinkRoute {
  readonly Params: { readonly token: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}

type LinkRequest = FastifyRequest<LinkRoute>

/** Serves /a/{token} to anyone who has the link: without an account, a script or a copy in a cache or an index. */
export function serveLinkedPages(server: FastifyInstance, { open, answer, render }: LinkedPagesDeps): void {
  const send = (find: (request: LinkRequest) => Promise<LinkedPage | DocumentAnswer>) => {
    return async (request: LinkRequest, reply: FastifyReply) => {
      void reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
        .type('text/html; charset=utf-8')
      try {
        const page = await find(request)
        // Relative, so that it works at any of our origins; a reload then posts nothing again.
        if (typeof page === 'string') {
          const end = page === 'asked' ? '?asked' : ''
          return await reply.redirect(`/a/${encodeURIComponent(request.params.token)}${end}`, 303)
        }
        if ('problem' in page && page.problem !== '') void reply.code(422)
        return await reply.send(await render(page))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (error.details.retryAfter !== undefined) void reply.header('retry-after', error.details.retryAfter)
        return reply
          .code(error.status)
          .send(await render({ state: error.status === 404 ? 'closed' : 'busy', sentence: error.message }))
      }
    }
  }
  void server.register((routes, _options, done) => {
    parseForms(routes)
    for (const end of ['', '/']) {
      const path = `/a/:token${end}`
      // A HEAD request, such as a mail scanner's, opens nothing.
      routes.get<LinkRoute>(
        path,
        { exposeHeadRoute: false },
        send((request) => open(visitorOf(request), request.params.token, 'asked' in request.query)),
      )
      routes.post<LinkRoute>(
        path,
        send((request) => answer(visitorOf(request), request.params.token, request.body)),
      )
    }
    done()
  })
}
