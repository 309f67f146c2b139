import type { ObjectStore } from '../gateways/object-store.ts'
import { imageObject, isImageKey, MOST_IMAGE_BYTES } from '../uploads/image-place.ts'
import type { AssessmentLetter } from './assessment-letter.ts'
import { printPage } from './pdf/print-page.ts'

/** Prints a letter as a PDF of one page. */
export type PrintLetter = (letter: AssessmentLetter) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Opens the printing of letters. A logo is read from the product's own store, never from an address; one that cannot be read
 * leaves the product's name in its place.
 */
export function openPrinting(productName: string, objects: Pick<ObjectStore, 'read'>): PrintLetter {
  return async (letter) => printPage({ letter, productName, logo: await readLogo(objects, letter.logoUrl) })
}

async function readLogo(objects: Pick<ObjectStore, 'read'>, url: string | null): Promise<Uint8Array | null> {
  const key = url?.slice(url.lastIndexOf('/') + 1) ?? ''
  if (!isImageKey(key)) return null
  const found = await objects.read(imageObject(key), MOST_IMAGE_BYTES).catch(() => null)
  return found === null || found === 'too_large' ? null : found.bytes
}
