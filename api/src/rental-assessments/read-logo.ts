import type { ObjectStore, StoredObject } from '../uploads/object-store-port.ts'
import { imageObject, isImageKey, MOST_IMAGE_BYTES } from '../uploads/image-place.ts'

/** The picture behind a logo's address; null for no logo and for one that cannot be read. */
export type ReadLogo = (url: string | null) => Promise<StoredObject | null>

/** Opens the reading of logos: from the product's own store by the key in the address, never from the address. */
export function openLogos(objects: Pick<ObjectStore, 'read'>): ReadLogo {
  return async (url) => {
    const key = url?.slice(url.lastIndexOf('/') + 1) ?? ''
    if (!isImageKey(key)) return null
    const found = await objects.read(imageObject(key), MOST_IMAGE_BYTES).catch(() => null)
    return found === 'too_large' ? null : found
  }
}
