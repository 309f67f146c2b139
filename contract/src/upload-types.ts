/** What may be uploaded. Apart from the schemas, which the browser does not need. */
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

export type UploadType = keyof typeof UPLOAD_TYPES

/** The refusal of an image when the server's disk is full. */
export const STORAGE_FULL =
  'There is no room for more images on our server just now. Everything else works; please add the image later.'

/** The refusal of a logo that shows nothing on white. */
export const EMPTY_LOGO = {
  sentence: 'There is nothing in this part of the image. Choose the part that shows your logo.',
  /** Colours that differ by no more, of 255, look alike; a JPEG of one colour has such differences. */
  maxDifference: 8,
} as const
