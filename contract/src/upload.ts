import { keysOf } from '@homeyield/domain/records/keys-of'
import * as z from 'zod/mini'
import { UPLOAD_TYPES } from './upload-types.ts'

const types = keysOf(UPLOAD_TYPES)

/** The file to upload; its content type defaults to image/png for a logo and image/jpeg for a photo. */
export const newUploadQuery = z.object({
  upload_type: z.enum(types, { error: `Choose one of: ${types.join(', ')}` }),
  content_type: z.optional(z.string().check(z.maxLength(100))),
})

/** Where to post a file, with the form fields that precede it. */
export const newUploadResponse = z.object({
  url: z.string(),
  url_fields: z.record(z.string(), z.string()),
  key: z.string(),
})
export type NewUpload = z.infer<typeof newUploadResponse>

/** The completed upload; a photo belongs to a calculation. */
export const confirmUploadBody = z.object({
  key: z.string({ error: 'Say which upload' }).check(z.regex(/^[\w./-]{1,500}$/u, 'Say which upload')),
  calculation_uuid: z.optional(z.nullable(z.guid({ error: 'Say which calculation' }))),
})

export const confirmUploadResponse = z.object({ url: z.string() })
