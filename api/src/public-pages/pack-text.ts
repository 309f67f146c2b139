import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

export interface PackedText {
  readonly type: string
  /** A digest of its content, without quotes. */
  readonly fingerprint: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

export async function packText(type: string, text: string): Promise<PackedText> {
  const plain = Buffer.from(text)
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })])
  const fingerprint = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { type, fingerprint, plain, br, gzip: zipped }
}
