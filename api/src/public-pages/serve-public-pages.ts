import type { FastifyInstance } from 'fastify'
import type { PublicSite } from './public-site.ts'
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
  server.get('/', (request, reply) =>
    reply.header('cache-control', 'no-cache').redirect(`/home${queryOf(request.url)}`),
  )
  // Nobody's first page waits for it to be packed. What goes wrong here is said to whoever asks.
  server.addHook(
    'onListen',
    () => void site.textAt({ path: site.paths[0] ?? '', isProfessional: false }).catch(() => null),
  )
}

function queryOf(url: string): string {
  return /\?.*$/u.exec(url)?.[0] ?? ''
}
