import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { accessDenied, invalidArgument, PostRefusal } from '../../uploads/post-port.ts'
import { credentialScope, postSignature, type PostSigner } from './sign-post-policy.ts'

/** The fields before the file, by name in lower case. */
export type PostFields = ReadonlyMap<string, string>

export interface SizeRange {
  readonly least: number
  readonly most: number
}

const policySchema = z.object({
  expiration: z.string(),
  conditions: z.array(
    z.union([
      z.record(z.string(), z.string()),
      z.tuple([z.string().check(z.regex(/^(?:eq|starts-with)$/iu)), z.string(), z.string()]),
      z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
    ]),
  ),
})
type Condition = z.infer<typeof policySchema>['conditions'][number]

// Fields that need no condition.
const FREE = /^(?:x-amz-signature|awsaccesskeyid|file|policy|x-ignore-.*)$/u
const ANY_SIZE: SizeRange = { least: 0, most: 5 * 1024 ** 3 }

/**
 * Checks a post's fields against its policy, as S3 does: signature, expiry, every condition, and a condition for every
 * field. Returns the allowed size; throws the `PostRefusal`. `${filename}` must have been replaced before. `now` is in
 * milliseconds since 1970.
 */
export function checkPostPolicy(signer: PostSigner, fields: PostFields, now: number): SizeRange {
  if (!fields.get('key')) throw invalidArgument("Bucket POST must contain a field named 'key'.")
  const encoded = fields.get('policy')
  if (!encoded) throw accessDenied('Access Denied')
  checkSignature(signer, fields, encoded)
  const policy = readPolicy(encoded)
  if (!(Date.parse(policy.expiration) > now)) throw accessDenied('Invalid according to Policy: Policy expired.')
  const values = new Map([['bucket', signer.bucket], ...fields])
  const covered = new Set<string>()
  let range = ANY_SIZE
  for (const condition of policy.conditions) {
    if (isRange(condition)) range = narrow(range, condition)
    else checkCondition(condition, values, covered)
  }
  const extra = [...fields.keys()].filter((name) => !FREE.test(name) && !covered.has(name))
  if (extra.length > 0) throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`)
  return range
}

function checkSignature(signer: PostSigner, fields: PostFields, policy: string): void {
  const date = fields.get('x-amz-date') ?? ''
  if (fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256' || !/^\d{8}T\d{6}Z$/u.test(date)) {
    throw invalidArgument('X-Amz-Algorithm only supports "AWS4-HMAC-SHA256" with an X-Amz-Date')
  }
  const credential = fields.get('x-amz-credential') ?? ''
  if (!credential.startsWith(`${signer.accessKeyId}/`)) {
    const why = 'The AWS Access Key Id you provided does not exist in our records.'
    throw new PostRefusal(403, 'InvalidAccessKeyId', why)
  }
  const expected = Buffer.from(postSignature(signer, date, policy))
  const given = Buffer.from(fields.get('x-amz-signature') ?? '')
  const scoped = credential === `${signer.accessKeyId}/${credentialScope(date, signer.region)}`
  if (!scoped || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    const why = 'The request signature we calculated does not match the signature you provided.'
    throw new PostRefusal(403, 'SignatureDoesNotMatch', why)
  }
}

function readPolicy(encoded: string): z.infer<typeof policySchema> {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString()))
  } catch {
    throw new PostRefusal(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.')
  }
}

type Range = Extract<Condition, readonly [string, number, number]>

function isRange(condition: Condition): condition is Range {
  return Array.isArray(condition) && condition[0] === 'content-length-range'
}

function narrow({ least, most }: SizeRange, [, from, to]: Range): SizeRange {
  return { least: Math.max(least, from), most: Math.min(most, to) }
}

function checkCondition(condition: Exclude<Condition, Range>, values: PostFields, covered: Set<string>): void {
  const rules: [string, string, string][] = Array.isArray(condition)
    ? [condition]
    : Object.entries(condition).map(([name, value]) => ['eq', `$${name}`, value])
  for (const [how, variable, wanted] of rules) {
    const name = variable.replace(/^\$/u, '').toLowerCase()
    const value = values.get(name)
    const holds = value !== undefined && (how.toLowerCase() === 'eq' ? value === wanted : value.startsWith(wanted))
    if (!holds) {
      const condition = `["${how.toLowerCase()}", "${variable}", "${wanted}"]`
      throw accessDenied(`Invalid according to Policy: Policy Condition failed: ${condition}`)
    }
    covered.add(name)
  }
}
