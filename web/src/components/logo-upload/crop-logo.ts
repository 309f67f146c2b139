import { EMPTY_LOGO, UPLOAD_TYPES } from '@homeyield/contract/upload-types'
import { encodeCanvas } from '../encode-canvas.ts'
import { ImageProblem, UNREADABLE } from '../image-problem.ts'
import { isBlank, type LogoCrop, partOf } from './logo-crop.ts'

const WIDEST = 1000
const SMALLEST_SIDE = 40
const QUALITY = 0.9
const EMPTY_IMAGE = 'There is nothing to see in this image on white paper. Choose another image of your logo.'

/** What is wrong with a file for a logo, or null. */
export function logoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  const { contentTypes, maxBytes, tooLarge } = UPLOAD_TYPES.brand_logo
  if (!contentTypes.some((allowed) => allowed === type)) return 'Use a GIF, JPEG or PNG image'
  return size > maxBytes ? tooLarge : null
}

/**
 * Draws the logo of an image, at most 1,000 pixels wide: a JPEG from a JPEG, otherwise a PNG, which supports
 * transparency. Scales it down until it is within the size limit. Throws ImageProblem when the image cannot be read, or
 * the logo has nothing in it.
 */
export async function cropLogo(file: Blob, cut: LogoCrop | 'whole'): Promise<Blob> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new ImageProblem(UNREADABLE)
  })
  const { x, y, width, height } = partOf(cut, image)
  const { maxBytes, tooLarge } = UPLOAD_TYPES.brand_logo
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  try {
    for (let scale = Math.min(1, WIDEST / Math.max(width, height)); ; scale *= 0.8) {
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(width * scale))
      canvas.height = Math.max(1, Math.round(height * scale))
      const drawing = canvas.getContext('2d')
      if (drawing === null) throw new ImageProblem(UNREADABLE)
      drawing.imageSmoothingQuality = 'high'
      if (type === 'image/jpeg') {
        drawing.fillStyle = '#ffffff'
        drawing.fillRect(0, 0, canvas.width, canvas.height)
      }
      drawing.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
      if (isBlank(drawing.getImageData(0, 0, canvas.width, canvas.height).data)) {
        throw new ImageProblem(cut === 'whole' ? EMPTY_IMAGE : EMPTY_LOGO.sentence)
      }
      const logo = await encodeCanvas(canvas, type, QUALITY)
      if (logo.size <= maxBytes) return logo
      if (Math.max(canvas.width, canvas.height) < SMALLEST_SIDE) throw new ImageProblem(tooLarge)
    }
  } finally {
    image.close()
  }
}

/**
 * A file as a data URL, the only source for a local image that the content security policy allows. Throws if it
 * cannot be read.
 */
export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    // Read as a data URL it is a text.
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('The file could not be read', { cause: reader.error })))
    reader.readAsDataURL(file)
  })
}
