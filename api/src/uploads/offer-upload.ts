import { randomUUID } from 'node:crypto'
import type { NewUpload } from '@homeyield/contract/upload'
import { UPLOAD_TYPES, type UploadType } from '@homeyield/contract/upload-types'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import type { ObjectStore } from './object-store-port.ts'
import type { Viewer } from '../server/viewer.ts'
import { checkMayUpload, wrongType } from './upload-problems.ts'
import type { UploadStore } from './upload-store.ts'

// Seconds to post the file.
const TIME_TO_POST = 600

export interface OfferDeps {
  readonly uploads: Pick<UploadStore, 'hand'>
  readonly objects: Pick<ObjectStore, 'presignPost'>
  /** Counts each account's requests, and throws the refusal of one too many. */
  readonly requests: Pick<AttemptCounter, 'count'>
  readonly now: () => number
}

/**
 * Returns a target to post an image to, for ten minutes, with its exact type and most bytes in the policy (GET
 * /uploads/new). We choose the key, which contains the account, never the file's name.
 */
export function offerUpload({ uploads, objects, requests, now }: OfferDeps) {
  return async (viewer: Viewer, request: { upload_type: UploadType; content_type?: string | undefined }) => {
    const { upload_type } = request
    const { contentTypes, maxBytes } = UPLOAD_TYPES[upload_type]
    checkMayUpload(viewer, upload_type)
    const contentType = request.content_type ?? contentTypes[0]
    if (!contentTypes.some((allowed) => allowed === contentType)) throw wrongType('content_type', upload_type)
    await requests.count(viewer.accountId)
    const key = `uploads/${viewer.accountId}/${randomUUID()}/image.${contentType.slice('image/'.length)}`
    const time = now()
    const { url, fields } = await objects.presignPost({ key, contentType, maxBytes, seconds: TIME_TO_POST })
    await uploads.hand({
      account_id: viewer.accountId,
      upload_type,
      content_type: contentType,
      object_key: key,
      created_at: new Date(time),
      expires_at: new Date(time + TIME_TO_POST * 1000),
    })
    return { url, url_fields: { ...fields }, key } satisfies NewUpload
  }
}
