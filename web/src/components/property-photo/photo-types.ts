/** The types of photo that may be picked; what goes up is always a JPEG. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const
