import { UPLOAD_TYPES } from '@homeyield/contract/upload-types'
import { encodeCanvas } from '../encode-canvas.ts'
import { ImageProblem, UNREADABLE } from '../image-problem.ts'
import { PHOTO_TYPES } from './photo-types.ts'

interface PixelSize {
  readonly width: number
  readonly height: number
}

const LONGEST_SIDE = 500
const QUALITY = 0.7

/**
 * A photo as a JPEG of quality 0.7 whose longest side is at most 500 pixels. Throws ImageProblem for other types, an
 * unreadable file, or a result over 256,000 bytes.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (!PHOTO_TYPES.some((type) => type === file.type)) throw new ImageProblem('Use a JPEG or PNG image')
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new ImageProblem(UNREADABLE)
  })
  const canvas = document.createElement('canvas')
  const { width, height } = fitWithin(image, LONGEST_SIDE)
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new ImageProblem(UNREADABLE)
  // JPEG has no transparency; without this it would be black.
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, width, height)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(image, 0, 0, width, height)
  image.close()
  const { maxBytes, tooLarge } = UPLOAD_TYPES.property_photo
  const shrunk = await encodeCanvas(canvas, 'image/jpeg', QUALITY)
  if (shrunk.size > maxBytes) throw new ImageProblem(tooLarge)
  return shrunk
}

/** The size scaled down so that its longest side is at most `longest`; at least a pixel each way. */
export function fitWithin({ width, height }: PixelSize, longest: number): PixelSize {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
