import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorOf } from '../server/authenticate.ts'
import { acceptForms } from '../server/body-parsers.ts'
import { Refusal } from '../server/refusal.ts'
import type { Visitor } from '../server/viewer.ts'
import type { PublicSite } from './public-site.ts'

const HTML = 'text/html; charset=utf-8'

export interface StopPageDeps {
  readonly site: Pick<PublicSite, 'render'>
  /** Stops assessments to the recipient of a token; throws the refusal. */
  readonly stop: (visitor: Visitor, token: string) => Promise<unknown>
}

// Any case, as the page itself is served; the token keeps its own.
const ADDRESS = '/:page(^[Ss][Tt][Oo][Pp]$)/:token'

interface StopRoute {
  readonly Params: { readonly token: string }
}

/** Handles the form of /stop/{token} (web/src/public/pages/stop-page.tsx), which needs no script. */
export function serveStopPage(server: FastifyInstance, { site, stop }: StopPageDeps): void {
  acceptForms(server, (routes) => {
    const handle = async (request: FastifyRequest<StopRoute>, reply: FastifyReply) => {
      const { token } = request.params
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      try {
        await stop(visitorOf(request), token)
        return await reply.type(HTML).send(await site.render('stop.stopped'))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (error.details.retryAfter !== undefined) void reply.header('retry-after', error.details.retryAfter)
        return reply
          .code(error.status)
          .type(HTML)
          .send(await site.render('stop.refused', { PROBLEM: error.message }))
      }
    }
    routes.post<StopRoute>(ADDRESS, handle)
    routes.post<StopRoute>(`${ADDRESS}/`, handle)
  })
}
