import { createHmac } from 'node:crypto'
import { openDiskObjectStore, type DiskObjectStore } from '../gateways/disk-object-store.ts'
import type { ObjectStore } from '../gateways/object-store.ts'
import type { S3Settings } from '../gateways/s3-object-store.ts'

/** Which object store an installation has. */
export interface ObjectStoreSettings {
  readonly s3: S3Settings | null
  /** Where objects lie without one. */
  readonly uploadsDirectory: string
  readonly jwtSecret: string
}

/** Where the disk store takes posts, below /api. */
export const POST_PATH = '/uploads/store'

/** An installation's object store; `disk` is the same if it takes the posts itself, otherwise null. */
export interface OpenedStore {
  readonly objects: ObjectStore
  readonly disk: DiskObjectStore | null
}

/** Opens the object store of the settings: a bucket where one is named, this machine's disk otherwise. */
export async function openObjectStore(
  settings: ObjectStoreSettings,
  origin: () => string,
  now: () => number,
): Promise<OpenedStore> {
  if (settings.s3 !== null) {
    // The SDK is large, and most installations do without.
    const { openS3ObjectStore } = await import('../gateways/s3-object-store.ts')
    return { objects: openS3ObjectStore(settings.s3), disk: null }
  }
  const disk = openDiskObjectStore({
    folder: settings.uploadsDirectory,
    // Every process of an installation signs alike, and what is signed here opens nothing else.
    secretKey: createHmac('sha256', settings.jwtSecret).update('presigned posts').digest('base64url'),
    url: () => `${origin()}/api${POST_PATH}`,
    now,
  })
  return { objects: disk, disk }
}

/** The origin that a browser posts to, for the page's content security policy. */
export function postOrigin({ bucket, region, endpoint }: S3Settings): string {
  if (endpoint !== null) return new URL(endpoint).origin
  // A name with a dot is no name that a certificate of Amazon's covers.
  return bucket.includes('.') ? `https://s3.${region}.amazonaws.com` : `https://${bucket}.s3.${region}.amazonaws.com`
}
