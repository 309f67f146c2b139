import { randomUUID } from 'node:crypto'

/** The most bytes of an image of our own making. */
export const MOST_IMAGE_BYTES = 8 * 1024 * 1024

/** A key for a new image, which nobody can guess. */
export function newImageKey(contentType: 'image/png' | 'image/jpeg'): string {
  return `${randomUUID().replaceAll('-', '')}.${contentType === 'image/png' ? 'png' : 'jpg'}`
}

/** Whether a text could be the key of an image. */
export function isImageKey(text: string): boolean {
  return /^[0-9a-f]{32}\.(?:png|jpg)$/u.test(text)
}

/** Where an image lies in the object store. */
export function imageObject(key: string): string {
  return `images/${key}`
}

/** Where an image is seen, at an origin such as https://homeyield.example. */
export function imageUrl(origin: string, key: string): string {
  return `${origin}/api/images/${key}`
}
