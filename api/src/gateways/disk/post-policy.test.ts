import { S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkPostPolicy } from './check-post-policy.ts'
import { postSignature, signPostPolicy } from './sign-post-policy.ts'

const NOW = Date.parse('2026-11-21T19:00:00Z')
const SIGNER = {
  bucket: 'images',
  region: 'ap-southeast-2',
  accessKeyId: 'AKIDEXAMPLE',
  secretKey: 'a secret of tests',
}
const TERMS = { key: 'uploads/a/b/image.png', contentType: 'image/png', maxBytes: 250_000, seconds: 600 }

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** The fields of the real SDK. */
async function sdkFields(options: Partial<PresignedPostOptions> = {}): Promise<Record<string, string>> {
  const { region, accessKeyId, secretKey: secretAccessKey } = SIGNER
  const client = new S3Client({ region, credentials: { accessKeyId, secretAccessKey } })
  const { fields } = await createPresignedPost(client, {
    Bucket: SIGNER.bucket,
    Key: TERMS.key,
    Fields: { 'Content-Type': 'image/png', success_action_status: '201' },
    Conditions: [['content-length-range', 1, 250_000]],
    Expires: 600,
    ...options,
  })
  return fields
}

/** Checks a form with these fields, as the store receives them. */
function check(fields: Record<string, string>, now = NOW) {
  const given = Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value] as const)
  return checkPostPolicy(SIGNER, new Map(given), now)
}

/** A correctly signed policy of any shape. */
function signed(policy: unknown, others: Record<string, string> = {}): Record<string, string> {
  const Policy = Buffer.from(typeof policy === 'string' ? policy : JSON.stringify(policy)).toString('base64')
  const { 'Content-Type': _, success_action_status: __, bucket: ___, ...fields } = signPostPolicy(SIGNER, TERMS, NOW)
  return { ...fields, Policy, 'X-Amz-Signature': postSignature(SIGNER, '20261121T190000Z', Policy), ...others }
}

// Conditions for the fields that every signed form has.
const COVERING = [
  ['starts-with', '$x-amz-algorithm', ''],
  ['starts-with', '$x-amz-credential', ''],
  ['starts-with', '$x-amz-date', ''],
]
const LATER = '2026-11-21T19:10:00Z'

describe('what is handed out', () => {
  it('is what the AWS SDK hands out, field by field', async () => {
    const ours = signPostPolicy(SIGNER, TERMS, NOW)
    expect(ours).toEqual(await sdkFields())
    expect(Object.keys(ours)).toEqual(Object.keys(await sdkFields()))
  })

  it('states exactly what may be posted, and until when', () => {
    const { Policy = '' } = signPostPolicy(SIGNER, TERMS, NOW)
    expect(JSON.parse(Buffer.from(Policy, 'base64').toString())).toEqual({
      expiration: '2026-11-21T19:10:00Z',
      conditions: [
        ['content-length-range', 1, 250_000],
        { 'Content-Type': 'image/png' },
        { success_action_status: '201' },
        { bucket: 'images' },
        { 'X-Amz-Algorithm': 'AWS4-HMAC-SHA256' },
        { 'X-Amz-Credential': 'AKIDEXAMPLE/20261121/ap-southeast-2/s3/aws4_request' },
        { 'X-Amz-Date': '20261121T190000Z' },
        { key: 'uploads/a/b/image.png' },
      ],
    })
  })
})

describe('a form of the AWS SDK', () => {
  it('is accepted, with the sizes of its range', async () => {
    expect(check(await sdkFields())).toEqual({ least: 1, most: 250_000 })
  })

  it('may name any file under the prefix of its key', async () => {
    const fields = await sdkFields({ Key: 'uploads/a/b/${filename}' })
    expect(check({ ...fields, key: 'uploads/a/b/house.png' })).toEqual({ least: 1, most: 250_000 })
    expect(() => check({ ...fields, key: 'uploads/a/c/house.png' })).toThrow(
      'Invalid according to Policy: Policy Condition failed: ["starts-with", "$key", "uploads/a/b/"]',
    )
  })

  it('may have any type under a prefix', async () => {
    const Conditions: PresignedPostOptions['Conditions'] = [['starts-with', '$Content-Type', 'image/']]
    const fields = await sdkFields({ Conditions, Fields: {} })
    expect(() => check({ ...fields, 'Content-Type': 'image/svg+xml' })).not.toThrow()
    expect(() => check({ ...fields, 'Content-Type': 'text/html' })).toThrow('Policy Condition failed')
    expect(() => check(fields)).toThrow('Policy Condition failed')
  })

  it('is good until the moment that it expires, and not after', async () => {
    const fields = await sdkFields()
    expect(() => check(fields, NOW + 599_999)).not.toThrow()
    const late = () => check(fields, NOW + 600_000)
    expect(late).toThrow('Invalid according to Policy: Policy expired.')
    expect(late).toThrow(expect.objectContaining({ status: 403, code: 'AccessDenied' }))
  })

  it('may have fields for which S3 needs no condition, and no others', async () => {
    const fields = await sdkFields()
    expect(() => check({ ...fields, 'x-ignore-me': 'x', AWSAccessKeyId: 'x' })).not.toThrow()
    const extra = () => check({ ...fields, acl: 'public-read' })
    expect(extra).toThrow('Extra input fields: acl')
    expect(extra).toThrow(expect.objectContaining({ status: 403, code: 'AccessDenied' }))
  })

  it.each([
    ['another key', { key: 'uploads/b/b/image.png' }, '["eq", "$key", "uploads/a/b/image.png"]'],
    ['another type', { 'Content-Type': 'text/html' }, '["eq", "$Content-Type", "image/png"]'],
    ['another status', { success_action_status: '200' }, '["eq", "$success_action_status", "201"]'],
    ['another bucket', { bucket: 'others' }, '["eq", "$bucket", "images"]'],
  ])('with %s is refused', async (_, change, condition) => {
    const altered = await sdkFields().then((fields) => () => check({ ...fields, ...change }))
    expect(altered).toThrow(`Invalid according to Policy: Policy Condition failed: ${condition}`)
    expect(altered).toThrow(expect.objectContaining({ status: 403, code: 'AccessDenied' }))
  })

  it.each([
    [
      'an altered policy',
      { Policy: Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64') },
    ],
    ['an altered signature', { 'X-Amz-Signature': '0'.repeat(64) }],
    ['no signature', { 'X-Amz-Signature': '' }],
    ['a signature of another length', { 'X-Amz-Signature': 'ā' }],
    ['another day', { 'X-Amz-Date': '20261122T190000Z' }],
    ['another region', { 'X-Amz-Credential': 'AKIDEXAMPLE/20261121/us-east-1/s3/aws4_request' }],
  ])('with %s does not match', async (_, change) => {
    const altered = await sdkFields().then((fields) => () => check({ ...fields, ...change }))
    expect(altered).toThrow(expect.objectContaining({ status: 403, code: 'SignatureDoesNotMatch' }))
  })

  it.each([
    [
      'another key pair',
      { 'X-Amz-Credential': 'AKIDOTHER/20261121/ap-southeast-2/s3/aws4_request' },
      403,
      'InvalidAccessKeyId',
    ],
    ['another algorithm', { 'X-Amz-Algorithm': 'none' }, 400, 'InvalidArgument'],
    ['no date', { 'X-Amz-Date': '' }, 400, 'InvalidArgument'],
    ['no key', { key: '' }, 400, 'InvalidArgument'],
    ['no policy', { Policy: '' }, 403, 'AccessDenied'],
  ])('with %s is refused', async (_, change, status, code) => {
    const altered = await sdkFields().then((fields) => () => check({ ...fields, ...change }))
    expect(altered).toThrow(expect.objectContaining({ status, code }))
  })
})

describe('a policy', () => {
  it.each([
    ['no JSON', 'x'],
    ['no conditions', { expiration: LATER }],
    ['a condition of another kind', { expiration: LATER, conditions: [['ends-with', '$key', 'x']] }],
    ['a range of words', { expiration: LATER, conditions: [['content-length-range', '1', '2']] }],
  ])('of %s is none', (_, policy) => {
    expect(() => check(signed(policy))).toThrow(expect.objectContaining({ status: 400, code: 'InvalidPolicyDocument' }))
  })

  it('whose time cannot be read has expired', () => {
    expect(() => check(signed({ expiration: 'never', conditions: COVERING }))).toThrow('Policy expired.')
  })

  it('of two ranges allows what both allow', () => {
    const ranges = [
      ['content-length-range', 0, 10],
      ['content-length-range', 5, 20],
    ]
    const conditions = [...COVERING, ...ranges, ['eq', '$key', 'uploads/a/b/image.png']]
    expect(check(signed({ expiration: LATER, conditions }))).toEqual({ least: 5, most: 10 })
  })
})
