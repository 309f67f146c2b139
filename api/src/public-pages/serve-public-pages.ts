import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import type { FastifyInstance } from 'fastify'
import type { PublicSite } from './public-site.ts'
import { redirectToPage } from './redirect-to-page.ts'
import { sendPacked } from '../server/send-packed.ts'

/** With or without a final slash; for professionals with `?professional=true`. */
export function servePublicPages(server: FastifyInstance, site: PublicSite): void {
  for (const path of site.paths) {
    for (const url of [path, `${path}/`]) {
      server.get(url, async (request, reply) => {
        const { professional } = recordOrEmpty(request.query)
        const text = await site.textAt({ path, isProfessional: professional === 'true' })
        return sendPacked(request, reply, text)
      })
    }
  }
  server.get('/', (request, reply) => redirectToPage(request, reply, '/home', 302))
  // Compresses all pages in advance. A failure is reported to the first request.
  server.addHook(
    'onListen',
    () => void site.textAt({ path: site.paths[0] ?? '', isProfessional: false }).catch(() => null),
  )
}
