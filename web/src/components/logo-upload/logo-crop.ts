import { EMPTY_LOGO } from '@homeyield/contract/upload'

/** A part of an image, in per cent of its width and height. */
export interface LogoCrop {
  readonly unit: '%'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The initial crop. Source: specification section 2, "Logo upload widget"; decisions section 7, "Professional". */
export const DEFAULT_CROP: LogoCrop = { unit: '%', x: 0, y: 28.25, width: 100, height: 43.5 }

/** The height of a logo's frame, of its width. */
const FRAME = 0.435

interface PixelSize {
  readonly width: number
  readonly height: number
}

export interface LogoDrawing {
  /** The part of the image. */
  readonly part: PixelSize & { readonly x: number; readonly y: number }
  /** The logo's size, and where the part is in it. */
  readonly size: PixelSize
  readonly at: { readonly x: number; readonly y: number }
}

/**
 * How a logo is drawn from an image, in whole pixels: a part of it, at least one pixel each way, or the whole image in
 * the middle of its frame.
 */
export function drawingOf(cut: LogoCrop | 'whole', image: PixelSize): LogoDrawing {
  if (cut === 'whole') {
    const { width, height } = image
    const size = {
      width: Math.max(width, Math.round(height / FRAME)),
      height: Math.max(height, Math.round(width * FRAME)),
    }
    const at = { x: Math.floor((size.width - width) / 2), y: Math.floor((size.height - height) / 2) }
    return { part: { x: 0, y: 0, width, height }, size, at }
  }
  const [x, width] = pixelRange(cut.x, cut.width, image.width)
  const [y, height] = pixelRange(cut.y, cut.height, image.height)
  return { part: { x, y, width, height }, size: { width, height }, at: { x: 0, y: 0 } }
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
