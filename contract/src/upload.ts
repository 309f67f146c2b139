import { keysOf } from '@homeyield/domain/records/keys-of'
import * as z from 'zod/mini'

export const UPLOAD_TYPES = {
  brand_logo: {
    contentTypes: ['image/png', 'image/jpeg', 'image/gif'],
    maxBytes: 250_000,
    tooLarge: 'Image size is too large. Must be less than or equal to 250KB',
  },
  property_photo: {
    contentTypes: ['image/jpeg'],
    maxBytes: 256_000,
    tooLarge: 'File still too large after compression',
  },
  brand_photo: {
    contentTypes: ['image/jpeg'],
    maxBytes: 256_000,
    tooLarge: 'File still too large after compression',
  },
} as const
/** The refusal of an image when the server's disk is full. */
export const STORAGE_FULL =
  'There is no room for more images on our server just now. Everything else works; please add the image later.'

/** The refusal of a logo that shows nothing on white. */
export const EMPTY_LOGO = {
  sentence: 'There is nothing in this part of the image. Choose the part that shows your logo.',
  /** Colours that differ by no more, of 255, look alike; a JPEG of one colour has such differences. */
  maxDifference: 8,
} as const
export type UploadType = keyof typeof UPLOAD_TYPES

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
