import type { FileAnswer } from '@homeyield/contract/endpoint'
import type { FastifyReply } from 'fastify'

/** Sends a file to be saved under its name, in which any character may stand (RFC 8187). */
export function sendFile(reply: FastifyReply, type: string, { name, bytes }: FileAnswer): FastifyReply {
  const plain = name.normalize('NFD').replaceAll(/[^\w .,-]/gu, '')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .send(Buffer.from(bytes))
}
