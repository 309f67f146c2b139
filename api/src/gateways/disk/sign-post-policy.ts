import { createHmac } from 'node:crypto'
import type { PostTerms } from '../../uploads/object-store-port.ts'

export interface PostSigner {
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretKey: string
}

/**
 * The fields of a presigned POST, as the AWS SDK makes them: every field is an exact condition of the policy, and the
 * size a range. `now` is in milliseconds since 1970.
 */
export function signPostPolicy(signer: PostSigner, terms: PostTerms, now: number): Record<string, string> {
  const date = compact(now)
  const fields = {
    'Content-Type': terms.contentType,
    success_action_status: '201',
    bucket: signer.bucket,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${signer.accessKeyId}/${credentialScope(date, signer.region)}`,
    'X-Amz-Date': date,
  }
  const exact = Object.entries({ ...fields, key: terms.key }).map(([name, value]) => ({ [name]: value }))
  const conditions = [['content-length-range', 1, terms.maxBytes], ...exact]
  const policy = JSON.stringify({ expiration: isoSeconds(now + terms.seconds * 1000), conditions })
  const encoded = Buffer.from(policy).toString('base64')
  return {
    ...fields,
    key: terms.key,
    Policy: encoded,
    'X-Amz-Signature': postSignature(signer, date, encoded),
  }
}

/** The hexadecimal signature (AWS Signature Version 4) of a base64 policy on a date such as 20261121T190000Z. */
export function postSignature(signer: PostSigner, date: string, policy: string): string {
  const [day = '', region = '', service = '', end = ''] = credentialScope(date, signer.region).split('/')
  const dayKey = hmac(`AWS4${signer.secretKey}`, day)
  const signingKey = hmac(hmac(hmac(dayKey, region), service), end)
  return hmac(signingKey, policy).toString('hex')
}

export function credentialScope(date: string, region: string): string {
  return `${date.slice(0, 8)}/${region}/s3/aws4_request`
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function isoSeconds(time: number): string {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/u, 'Z')
}

function compact(time: number): string {
  return isoSeconds(time).replaceAll(/[-:]/gu, '')
}
