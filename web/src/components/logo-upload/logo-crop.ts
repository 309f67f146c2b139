import { EMPTY_LOGO } from '@homeyield/contract/upload-types'

/** A part of an image, in per cent of its width and height. */
export interface LogoCrop {
  readonly unit: '%'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The initial crop. */
export const DEFAULT_CROP: LogoCrop = { unit: '%', x: 0, y: 28.25, width: 100, height: 43.5 }

interface PixelSize {
  readonly width: number
  readonly height: number
}

/** A part of an image in whole pixels. */
interface ImagePart extends PixelSize {
  readonly x: number
  readonly y: number
}

/** The part of an image that becomes the logo, at least one pixel each way. The whole image keeps its own shape. */
export function partOf(cut: LogoCrop | 'whole', image: PixelSize): ImagePart {
  if (cut === 'whole') return { x: 0, y: 0, width: image.width, height: image.height }
  const [x, width] = pixelRange(cut.x, cut.width, image.width)
  const [y, height] = pixelRange(cut.y, cut.height, image.height)
  return { x, y, width, height }
}

function pixelRange(from: number, length: number, whole: number): [number, number] {
  const start = Math.min(whole - 1, Math.max(0, Math.round((from / 100) * whole)))
  const end = Math.min(whole, Math.round(((from + length) / 100) * whole))
  return [start, Math.max(1, end - start)]
}

/** Whether RGBA pixels show nothing on white, as the server decides it. */
export function isBlank(pixels: Uint8ClampedArray): boolean {
  const lowest = [255, 255, 255]
  const highest = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 0) / 255
    for (let colour = 0; colour < 3; colour += 1) {
      const value = 255 - (255 - (pixels[at + colour] ?? 0)) * opacity
      lowest[colour] = Math.min(lowest[colour] ?? 255, value)
      highest[colour] = Math.max(highest[colour] ?? 0, value)
    }
  }
  return highest.every((value, colour) => value - (lowest[colour] ?? 0) <= EMPTY_LOGO.maxDifference)
}
