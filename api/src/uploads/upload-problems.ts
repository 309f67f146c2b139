import { EMPTY_LOGO, STORAGE_FULL, UPLOAD_TYPES, type UploadType } from '@homeyield/contract/upload-types'
import { invalid, Refusal } from '../server/refusal.ts'
import { mayGiveEstimate, mayUsePremiumFeatures, type Member } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import type { ObjectStoreProblem } from './object-store-port.ts'

// The allowed types.
const WRONG_TYPE: Readonly<Record<UploadType, string>> = {
  brand_logo: 'Use a GIF, JPEG or PNG image',
  property_photo: 'Use a JPEG image',
  brand_photo: 'Use a JPEG image',
}

/** The refusal of a logo by an account that is not a professional's. */
export function professionalRequired(): Refusal {
  return new Refusal('professional_required', 'Only a property professional can have a logo.')
}

export function calculationRequired(): Refusal {
  return invalid({ calculation_uuid: 'Save the calculation before you add a photo' })
}

export function wrongType(field: 'content_type' | 'file', type: UploadType): Refusal {
  return invalid({ [field]: WRONG_TYPE[type] })
}

export function tooLarge(type: UploadType): Refusal {
  return invalid({ file: UPLOAD_TYPES[type].tooLarge })
}

/** The refusal of an image with too many pixels to be processed safely. */
export function tooManyPixels(): Refusal {
  return invalid({ file: 'This image has too many pixels. Use one of at most 12 million, such as 4,000 by 3,000.' })
}

export function unreadable(): Refusal {
  return invalid({ file: 'This image cannot be read. It may be damaged: please choose another one.' })
}

/** The refusal of a logo that shows nothing on white. */
export function emptyLogo(): Refusal {
  return invalid({ file: EMPTY_LOGO.sentence })
}

/** The refusal of a confirmation before the file has arrived, or too late. */
export function notPosted(): Refusal {
  return invalid({ file: 'The image has not arrived. Please upload it again.' })
}

/** The refusal when the object store fails, is too slow, or has no room. */
export function storeUnavailable(kind: ObjectStoreProblem['kind']): Refusal {
  if (kind === 'full') return new Refusal('storage_full', STORAGE_FULL)
  const sentence = 'Images cannot be stored just now. Nothing is lost: please try again in a moment.'
  return new Refusal(kind === 'slow' ? 'provider_slow' : 'provider_failed', sentence)
}

export function tooManyImages(): Refusal {
  const sentence = 'Too many images are being processed just now. Please try again in a moment.'
  return new Refusal('not_ready', sentence, { retryAfter: 10 })
}

/**
 * Throws the refusal unless a member may upload that. A photo needs Premium, one of a person too; a logo needs Premium
 * and the professional's flag, because a free account has "no photo, logo, signature".
 */
export function checkMayUpload(member: Member, type: UploadType): void {
  if (!mayUsePremiumFeatures(member)) throw premiumRequired()
  if (type === 'brand_logo' && !mayGiveEstimate(member)) throw professionalRequired()
}
