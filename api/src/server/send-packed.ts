import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PackedText } from './pack-text.ts'

/** Sends a text in the browser's encoding, or 304: browsers revalidate. `status` is 404 for unknown addresses. */
export function sendPacked(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: PackedText,
  status: 200 | 404 = 200,
): FastifyReply {
  const accepted = [headers['accept-encoding'] ?? []].flat().join(',')
  const way = takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : 'plain'
  const etag = way === 'plain' ? `"${text.fingerprint}"` : `"${text.fingerprint}-${way}"`
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
  if (status === 200 && isKnown(headers['if-none-match'], etag)) return reply.code(304).send()
  if (way !== 'plain') void reply.header('content-encoding', way)
  return reply.code(status).type(text.type).send(text[way])
}

function takes(accepted: string, way: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return name === way && !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter))
  })
}

// A proxy that compresses again may have made the ETag weak.
function isKnown(sent: string | undefined, etag: string): boolean {
  return sent !== undefined && sent.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//u, '')))
}
