import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './answer-refusals.ts'
import { notFound } from './refusal.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/**
 * Serves the built browser application of `folder`: what the build named by its content is kept for ever, everything else
 * is asked for again; any other address a person may open is the application's to answer. Null serves no application.
 */
export async function serveWeb(server: FastifyInstance, folder: string | null): Promise<void> {
  const built = folder !== null && existsSync(join(folder, 'index.html'))
  if (built) {
    await server.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      redirect: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', isHashed(path) ? FOR_EVER : ASK_AGAIN)
      },
    })
  }
  // The traffic limit does not count what is not found unless it is told to.
  server.setNotFoundHandler({ preHandler: server.rateLimit() }, (request, reply) => {
    if (built && isForPerson(request)) return sendApplication(reply)
    return sendRefusal(reply, notFound())
  })
}

function isHashed(path: string): boolean {
  return /[\\/]assets[\\/]/u.test(path)
}

function isForPerson({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !/^\/api(?:[/?]|$)/u.test(url) && (headers.accept ?? '').includes('text/html')
}

function sendApplication(reply: FastifyReply): FastifyReply {
  return reply.code(200).sendFile('index.html')
}
