import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** A text in each encoding that a browser may accept. */
export interface PackedText {
  readonly type: string
  /** A digest of its content, without quotes. */
  readonly fingerprint: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

/** Compresses a text once, at the highest level. */
export async function packText(type: string, text: string): Promise<PackedText> {
  const plain = Buffer.from(text)
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })])
  const fingerprint = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { type, fingerprint, plain, br, gzip: zipped }
}
