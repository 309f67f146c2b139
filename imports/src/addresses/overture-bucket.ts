import { listBucket } from '../http/list-bucket.ts'

/** Overture’s public bucket. */
export const OVERTURE_URL = 'https://overturemaps-us-west-2.s3.us-west-2.amazonaws.com'
export const OVERTURE_RELEASES = 'release/'

const TIMEOUT = 3_000

/** Whether the bucket lists its releases within three seconds, tried once. */
export async function isOvertureReachable(url: string, signal: AbortSignal): Promise<boolean> {
  const timing = { timeout: TIMEOUT, delays: [], longestWait: 0, wait: async () => undefined }
  const bucket = { source: 'Overture Maps', url: new URL('/', url), prefix: OVERTURE_RELEASES, folders: true }
  return listBucket({ ...bucket, signal, timing }).then(
    () => true,
    () => false,
  )
}
