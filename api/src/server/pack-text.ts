import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface PackedText {
  readonly type: string
  /** A digest of its content, without quotes. */
  readonly fingerprint: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

/** Compresses a text; `level` is brotli's, 0 to 11. */
export async function packText(type: string, text: string, level = 11): Promise<PackedText> {
  const plain = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  const fingerprint = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { type, fingerprint, plain, br, gzip: zipped }
}
