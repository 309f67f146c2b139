import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../server/refusal.ts'
import { describeFailure } from '../server/describe-failure.ts'
import { POST_PATH, PostRefusal, type PostReceiver } from './post-port.ts'

/**
 * Receives the posts of the disk store and responds as S3 does: XML, and S3's statuses. A refused request is read to
 * its end, so that the browser receives the response.
 */
export function servePost(api: FastifyInstance, store: PostReceiver): void {
  void api.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers()
    // The store itself reads the body as a stream.
    routes.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    routes.setErrorHandler((error: Error, request, reply) => {
      if (!(error instanceof PostRefusal || error instanceof Refusal)) {
        request.log.error({ error: describeFailure(error), route: POST_PATH }, 'failed')
      }
      return refuse(reply, refusalOf(error))
    })
    routes.post(POST_PATH, async (request, reply) => {
      const { status, location, bucket, key, etag } = await store.takePost(request.raw)
      void reply.code(status).header('etag', etag).header('location', location)
      if (status !== 201) return reply.send()
      const result = { Location: location, Bucket: bucket, Key: key, ETag: etag }
      return reply.type('application/xml').send(xmlDocument('PostResponse', result))
    })
    done()
  })
}

function refusalOf(error: Error): PostRefusal {
  if (error instanceof PostRefusal) return error
  if (!(error instanceof Refusal)) return new PostRefusal(500, 'InternalError', 'We encountered an internal error.')
  // Refusals of the HTTP server: too many requests, or closing.
  return new PostRefusal(503, error.code === 'too_many_attempts' ? 'SlowDown' : 'ServiceUnavailable', error.message)
}

function refuse(reply: FastifyReply, { status, code, message, details }: PostRefusal): FastifyReply {
  // The rest of the request is not waited for.
  if (!reply.request.raw.complete) void reply.header('connection', 'close')
  return reply
    .code(status)
    .type('application/xml')
    .send(xmlDocument('Error', { Code: code, Message: message, ...details }))
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** An XML document of one element with one level of children; their content is escaped. */
function xmlDocument(root: string, children: Readonly<Record<string, string | number>>): string {
  const inside = Object.entries(children).map(([name, value]) => `<${name}>${escape(String(value))}</${name}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${inside.join('')}</${root}>`
}

function escape(text: string): string {
  // XML 1.0 cannot contain control characters.
  const writable = text.replaceAll(/\p{Cc}/gu, (found) => (/[\t\n\r]/u.test(found) ? found : ''))
  return writable.replaceAll(/[&<>"']/gu, (found) => ESCAPED[found] ?? '')
}
