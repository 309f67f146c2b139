import type { FastifyInstance } from 'fastify'
import { ObjectStoreProblem, type ObjectStore } from './object-store-port.ts'
import { notFound } from '../server/refusal.ts'
import { imageObject, isImageKey, MAX_IMAGE_BYTES, type UploadStore } from './upload-store.ts'
import { storeUnavailable } from './upload-problems.ts'

// An image never changes under its key. Only browsers cache it, so that no shared cache has a deleted one.
const CACHE_CONTROL = 'private, max-age=31536000, immutable'

export interface ImageDeps {
  readonly uploads: Pick<UploadStore, 'findImage'>
  readonly objects: Pick<ObjectStore, 'read'>
}

/**
 * Serves logos and photos at /images/{key}, also to mail programs: anybody with the key may see it. They cannot run
 * scripts: the type is fixed, and opened as a page they are sandboxed.
 */
export function serveImages(api: FastifyInstance, { uploads, objects }: ImageDeps): void {
  api.get<{ Params: { key: string } }>('/images/:key', async ({ params: { key }, log }, reply) => {
    const image = isImageKey(key) ? await uploads.findImage(key) : null
    const object = image && (await objects.read(imageObject(key), MAX_IMAGE_BYTES).catch(logFailure(log)))
    if (!image || object === null || object === 'too_large') throw notFound()
    return reply
      .header('content-type', image.content_type)
      .header('cache-control', CACHE_CONTROL)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(object.bytes)
  })
}

function logFailure(log: { warn: (sentence: string) => void }) {
  return (error: unknown): never => {
    if (!(error instanceof ObjectStoreProblem)) throw error
    log.warn(error.message)
    throw storeUnavailable(error.kind)
  }
}
