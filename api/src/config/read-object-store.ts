import * as z from 'zod/mini'
import type { S3Settings } from '../gateways/s3/s3-settings.ts'

const BUCKET_SENTENCE = 'S3_BUCKET must be the name of a bucket, such as homeyield-images.'
const REGION_SENTENCE = 'S3_REGION must be a region, such as ap-southeast-2.'
const ENDPOINT_SENTENCE =
  'S3_ENDPOINT must be where a store compatible with S3 is reached, such as https://store.example.'
const PAIR_SENTENCE = 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or none.'
const PARTS_SENTENCE =
  'S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY have no effect without S3_BUCKET.'
const PLACE_SENTENCE = 'S3_BUCKET or UPLOADS_DIR must name where uploaded images are stored.'

type Given = Readonly<Record<string, string | undefined>>

export const objectStoreVariables = {
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u, BUCKET_SENTENCE))),
  S3_REGION: z.optional(z.string().check(z.regex(/^[a-z0-9-]{2,40}$/u, REGION_SENTENCE))),
  S3_ENDPOINT: z.optional(z.string().check(z.regex(/^https?:\/\/[^/\s?#@]+\/?$/u, ENDPOINT_SENTENCE))),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  UPLOADS_DIR: z.optional(z.string()),
}

type Variables = z.infer<z.ZodMiniObject<typeof objectStoreVariables>>

/** Errors of the variables in combination, a sentence each; production must name an object store or a directory. */
export function objectStoreFaults(given: Given): string[] {
  const has = (name: string) => Boolean(given[name])
  const parts = ['S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  return [
    ...(has('S3_ACCESS_KEY_ID') === has('S3_SECRET_ACCESS_KEY') ? [] : [PAIR_SENTENCE]),
    ...(!has('S3_BUCKET') && parts.some(has) ? [PARTS_SENTENCE] : []),
    ...(given['NODE_ENV'] === 'production' && !has('S3_BUCKET') && !has('UPLOADS_DIR') ? [PLACE_SENTENCE] : []),
  ]
}

/** The bucket that the variables name, or undefined. The default region is Sydney, the nearest to New Zealand. */
export function s3SettingsOf(data: Variables): S3Settings | undefined {
  if (!data.S3_BUCKET) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data
  return {
    bucket: data.S3_BUCKET,
    region: data.S3_REGION ?? 'ap-southeast-2',
    endpoint: data.S3_ENDPOINT?.replace(/\/$/u, '') ?? null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  }
}
