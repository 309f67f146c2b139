import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PublicSite } from './public-site.ts'
import { redirectToPage } from './redirect-to-page.ts'
import { sendPacked } from '../server/send-packed.ts'
import { servePublicPages } from './serve-public-pages.ts'
import { sendRefusal } from '../server/handle-errors.ts'
import { isApiCall } from '../server/is-api-call.ts'
import { notFound } from '../server/refusal.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'
/** Files with a route of their own, files for the server only, and what `preCompressed` finds itself. */
const WITHOUT_ROUTE = ['index.html', 'sw.js', 'pages.json', 'pages/**', 'renderer/**', '**/*.{br,gz}']

/**
 * Serves the built browser application of `folder` and its public pages: files named by their content are cached for
 * ever, everything else is revalidated. Any other address but the API's is the application's, whatever the request
 * accepts, with 404 when it has nothing there.
 * Null serves no application.
 */
export async function serveWeb(
  server: FastifyInstance,
  folder: string | null,
  site: PublicSite | null = null,
): Promise<void> {
  const built = folder !== null && existsSync(join(folder, 'index.html'))
  if (built) {
    if (site !== null) {
      servePublicPages(server, site)
      // What the service worker caches for offline use.
      server.get('/index.html', async (request, reply) => sendPacked(request, reply, await site.documents.textAt(null)))
    }
    await server.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      redirect: false,
      cacheControl: false,
      // A route for each file. One for all files would list a folder at each request, twice the work of sending a file.
      wildcard: false,
      globIgnore: WITHOUT_ROUTE,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', isHashed(path) ? FOR_EVER : ASK_AGAIN)
      },
    })
  }
  // Unknown addresses count towards the traffic limit only with this.
  server.setNotFoundHandler({ preHandler: server.rateLimit() }, async (request, reply) => {
    if (!built || !isRead(request) || isApiCall(request)) return sendRefusal(reply, notFound())
    if (site === null) return reply.sendFile('index.html')
    const path = pathOf(request.url)
    const page = site.findPageIgnoringCase(path)
    if (page !== null) return redirectToPage(request, reply, page, 301)
    const known = site.findPath(path)
    if (known === null) return sendPacked(request, reply, await site.documents.notFound(), 404)
    if (!known.indexed) void reply.header('x-robots-tag', 'noindex')
    return sendPacked(request, reply, await site.documents.textAt(path))
  })
}

function isHashed(path: string): boolean {
  return /[\\/]assets[\\/]/u.test(path)
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function pathOf(url: string): string {
  return url.split(/[?#]/u, 1)[0] ?? ''
}
