import type { FastifyInstance } from 'fastify'
import type { PublicSite } from './public-site.ts'
import { redirectToPage } from './redirect-to-page.ts'
import { sendPacked } from './send-packed.ts'

/**
 * Serves the public pages at their addresses, with or without a slash at the end, in the variant for professionals where
 * `?professional=true` asks for it. The start is the landing page. Source: specification section 2.
 */
export function servePublicPages(server: FastifyInstance, site: PublicSite): void {
  for (const path of site.paths) {
    for (const url of [path, `${path}/`]) {
      server.get(url, async (request, reply) => {
        const { professional } = request.query as { professional?: unknown }
        const text = await site.textAt({ path, isProfessional: professional === 'true' })
        return sendPacked(request, reply, text)
      })
    }
  }
  server.get('/', (request, reply) => redirectToPage(request, reply, '/home', 302))
  // Nobody's first page waits for it to be packed. What goes wrong here is said to whoever asks.
  server.addHook(
    'onListen',
    () => void site.textAt({ path: site.paths[0] ?? '', isProfessional: false }).catch(() => null),
  )
}
