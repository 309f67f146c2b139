/** A part of an image, in per cent of its width and height. */
export interface LogoCrop {
  readonly unit: '%'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The initial crop. Source: specification section 2, "Logo upload widget". */
export const WHOLE_WIDTH: LogoCrop = { unit: '%', x: 0, y: 0, width: 100, height: 43.5 }

export interface PixelPart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A crop in whole pixels, at least one each way, within the image. */
export function pixelsOf(crop: LogoCrop, image: { readonly width: number; readonly height: number }): PixelPart {
  const [x, width] = pixelRange(crop.x, crop.width, image.width)
  const [y, height] = pixelRange(crop.y, crop.height, image.height)
  return { x, y, width, height }
}

function pixelRange(from: number, length: number, whole: number): [number, number] {
  const start = Math.min(whole - 1, Math.max(0, Math.round((from / 100) * whole)))
  const end = Math.min(whole, Math.round(((from + length) / 100) * whole))
  return [start, Math.max(1, end - start)]
}
