import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { ObjectStoreProblem, type ObjectStore } from '../../uploads/object-store-port.ts'
import type { S3Settings } from './s3-settings.ts'

const CALL_TIMEOUT = 8_000
const CONNECT_TIMEOUT = 3_000

/** A bucket at Amazon or a compatible store. Each call is tried at most twice and ends after `callTimeout`. */
export function openS3ObjectStore(settings: S3Settings): ObjectStore {
  const { bucket: Bucket, callTimeout = CALL_TIMEOUT } = settings
  const client = new S3Client(configOf(settings, callTimeout))
  const inTime = async <Result>(work: (abortSignal: AbortSignal) => Promise<Result>): Promise<Result> => {
    const signal = AbortSignal.timeout(callTimeout)
    try {
      return await work(signal)
    } catch (error) {
      const isSlow = signal.aborted || recordOrEmpty(error)['name'] === 'TimeoutError'
      throw new ObjectStoreProblem(isSlow ? 'slow' : 'failed', error)
    }
  }
  return {
    presignPost: ({ key, contentType, maxBytes, seconds }) =>
      inTime(async () => {
        const { url, fields } = await createPresignedPost(client, {
          Bucket,
          Key: key,
          Fields: { 'Content-Type': contentType, success_action_status: '201' },
          Conditions: [['content-length-range', 1, maxBytes]],
          Expires: seconds,
        })
        return { url, fields }
      }),
    read: (Key, maxBytes) =>
      inTime(async (abortSignal) => {
        const object = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal }).catch(absent)
        if (object?.Body === undefined) return null
        const { Body, ContentLength = 0, ContentType = '' } = object
        if (ContentLength > maxBytes) {
          if ('destroy' in Body) Body.destroy()
          return 'too_large'
        }
        const bytes = Buffer.from(await Body.transformToByteArray())
        return bytes.length > maxBytes ? 'too_large' : { bytes, contentType: ContentType }
      }),
    write: (Key, { bytes, contentType }) =>
      inTime(async (abortSignal) => {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType }), { abortSignal })
      }),
    remove: (Key) =>
      inTime(async (abortSignal) => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }).catch(absent)
      }),
  }
}

function configOf({ region, endpoint, credentials }: S3Settings, callTimeout: number): S3ClientConfig {
  return {
    region,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT, requestTimeout: callTimeout },
    // Compatible stores support only the checksums that a call needs.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
  }
}

function absent(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null
  throw error
}
