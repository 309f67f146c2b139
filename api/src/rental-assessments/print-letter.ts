import type { AssessmentLetter } from '../mail/assessment-letter.ts'
import { nameFile } from '../pdf/name-file.ts'
import { printPage } from '../pdf/print-page.ts'
import type { ObjectStore, StoredObject } from '../uploads/object-store-port.ts'
import { imageObject, isImageKey, MAX_IMAGE_BYTES } from '../uploads/upload-store.ts'

/** The image at a logo's address; null without a logo, or when it cannot be read. */
export type ReadLogo = (url: string | null) => Promise<StoredObject | null>

/** Opens a reader of logos: from the product's own store by the key in the URL, never from the URL. */
export function openLogos(objects: Pick<ObjectStore, 'read'>): ReadLogo {
  return async (url) => {
    const key = url?.slice(url.lastIndexOf('/') + 1) ?? ''
    if (!isImageKey(key)) return null
    const found = await objects.read(imageObject(key), MAX_IMAGE_BYTES).catch(() => null)
    return found === 'too_large' ? null : found
  }
}

/** Prints a letter as PDF. */
export type PrintLetter = (letter: AssessmentLetter) => Promise<Uint8Array<ArrayBuffer>>

export function openPrinting(productName: string, readLogo: ReadLogo): PrintLetter {
  return async (letter) => {
    const logo = await readLogo(letter.logoUrl)
    return printPage({ letter, productName, logo: logo && logo.bytes })
  }
}

/** A safe file name, such as `Rental assessment 12 Rose Street, Ōtāhuhu.pdf`. */
export function nameAssessmentFile({ assessment }: Pick<AssessmentLetter, 'assessment'>): string {
  return nameFile('Rental assessment', assessment.address)
}
