import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DiskObjectStore } from '../gateways/disk-object-store.ts'
import { PostRefusal } from '../gateways/post-refusal.ts'
import { xmlDocument } from '../gateways/xml.ts'
import { Refusal } from '../server/refusal.ts'
import { describeFailure } from '../server/describe-failure.ts'
import { POST_PATH } from './open-object-store.ts'

/**
 * Takes the posts of the disk store, which answers as S3 does: XML, and S3's statuses. What it refuses has been read to its
 * end, so that the browser hears the answer. Source: decisions section 1 ("413, 415"), provider contract section 5.2.
 */
export function servePost(api: FastifyInstance, disk: Pick<DiskObjectStore, 'takePost'>): void {
  void api.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers()
    // The body is read by the store itself, as it comes.
    routes.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    routes.setErrorHandler((error: Error, request, reply) => {
      if (!(error instanceof PostRefusal || error instanceof Refusal)) {
        request.log.error({ error: describeFailure(error), route: POST_PATH }, 'failed')
      }
      return refuse(reply, refusalOf(error))
    })
    routes.post(POST_PATH, async (request, reply) => {
      const { status, location, bucket, key, etag } = await disk.takePost(request.raw)
      void reply.code(status).header('etag', etag).header('location', location)
      if (status !== 201) return reply.send()
      const answer = { Location: location, Bucket: bucket, Key: key, ETag: etag }
      return reply.type('application/xml').send(xmlDocument('PostResponse', answer))
    })
    done()
  })
}

function refusalOf(error: Error): PostRefusal {
  if (error instanceof PostRefusal) return error
  if (!(error instanceof Refusal)) return new PostRefusal(500, 'InternalError', 'We encountered an internal error.')
  // What the door itself refuses: too many requests, or a server that is going.
  return new PostRefusal(503, error.code === 'too_many_attempts' ? 'SlowDown' : 'ServiceUnavailable', error.message)
}

function refuse(reply: FastifyReply, { status, code, message, details }: PostRefusal): FastifyReply {
  // What is still on its way is not waited for.
  if (!reply.request.raw.complete) void reply.header('connection', 'close')
  return reply
    .code(status)
    .type('application/xml')
    .send(xmlDocument('Error', { Code: code, Message: message, ...details }))
}
