/** The types of photo that can be chosen; the upload is always a JPEG. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const
