import { UPLOAD_TYPES } from '@homeyield/contract/upload-types'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import type { ObjectStore } from './object-store-port.ts'
import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { cleanImage, type CleanImage, sniffType } from './clean-image.ts'
import { imageObject, imageUrl, newImageKey, type UploadRecord, type UploadStore } from './upload-store.ts'
import { checkMayUpload, calculationRequired, notPosted, tooLarge, wrongType } from './upload-problems.ts'

// Milliseconds after the policy's end in which an upload can still be confirmed.
const TIME_TO_CONFIRM = 50 * 60 * 1000

export interface ConfirmDeps {
  readonly uploads: UploadStore
  readonly objects: ObjectStore
  /** Counts the images processed for each account, and throws the refusal of one too many. */
  readonly confirmations: Pick<AttemptCounter, 'count'>
  readonly origin: () => string
  readonly now: () => number
}

export interface Confirmation {
  readonly key: string
  readonly calculation_uuid?: string | null | undefined
}

/**
 * Reads the posted file, makes a clean image and uses it as the account's logo or a calculation's photo (POST
 * /uploads). Confirmed again, an upload returns the same image. Of the client's input, only the key of its own upload
 * counts.
 */
export function confirmUpload(deps: ConfirmDeps) {
  return async (viewer: Viewer, { key, calculation_uuid }: Confirmation): Promise<{ url: string }> => {
    const { uploads, objects, confirmations, origin, now } = deps
    const upload = await uploads.find(viewer.accountId, key)
    if (upload === null) throw notFound()
    checkMayUpload(viewer, upload.upload_type)
    const calculation_id = upload.upload_type === 'property_photo' ? (calculation_uuid ?? null) : null
    if (upload.upload_type === 'property_photo') {
      if (calculation_id === null) throw calculationRequired()
      if (!(await uploads.ownsCalculation(viewer.accountId, calculation_id))) throw notFound()
    }
    const confirmed = ({ image_key, ...record }: UploadRecord) => {
      if (image_key === null) return null
      if (record.calculation_id !== calculation_id) throw notFound()
      return { url: imageUrl(origin(), image_key) }
    }
    const earlier = confirmed(upload)
    if (earlier !== null) return earlier
    // Processing takes work, and a refused image can be sent again and again.
    await confirmations.count(viewer.accountId)
    const cleaned = await cleanUpload(objects, upload, now())
    if (cleaned === null) {
      // A parallel confirmation removes the posted file once it has used it.
      const current = await uploads.find(viewer.accountId, key)
      const meanwhile = current && confirmed(current)
      if (meanwhile === null) throw notPosted()
      return meanwhile
    }
    const { bytes, contentType } = cleaned
    const image = {
      key: newImageKey(contentType),
      account_id: viewer.accountId,
      calculation_id,
      content_type: contentType,
      created_at: new Date(now()),
    }
    await uploads.noteImage(image)
    await objects.write(imageObject(image.key), { bytes, contentType })
    const used = await uploads.use(viewer.accountId, upload, image, imageUrl(origin(), image.key))
    if (used === null) throw notFound()
    // The sweep removes it otherwise.
    await objects.remove(upload.object_key).catch(() => undefined)
    return { url: imageUrl(origin(), used) }
  }
}

/** Returns null when no file was posted. */
async function cleanUpload(objects: ObjectStore, upload: UploadRecord, now: number): Promise<CleanImage | null> {
  const { upload_type, content_type, object_key } = upload
  if (now > upload.expires_at.getTime() + TIME_TO_CONFIRM) throw notPosted()
  const posted = await objects.read(object_key, UPLOAD_TYPES[upload_type].maxBytes)
  if (posted === null) return null
  if (posted === 'too_large') throw tooLarge(upload_type)
  const type = sniffType(posted.bytes)
  if (type === null || type !== content_type || posted.contentType !== content_type) {
    throw wrongType('file', upload_type)
  }
  return cleanImage(posted.bytes, type, upload_type)
}
