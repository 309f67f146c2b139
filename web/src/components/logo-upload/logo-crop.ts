/** A part of a picture, in percent of its width and height. */
export interface LogoCrop {
  readonly unit: '%'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The crop that every new picture begins with. Source: specification section 2, "Logo upload widget". */
export const WHOLE_WIDTH: LogoCrop = { unit: '%', x: 0, y: 0, width: 100, height: 43.5 }

/** A part of a picture in its own pixels. */
export interface PixelPart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The pixels of a picture that a crop shows: whole ones, at least one each way, and none outside the picture. */
export function pixelsOf(crop: LogoCrop, picture: { readonly width: number; readonly height: number }): PixelPart {
  const [x, width] = stretch(crop.x, crop.width, picture.width)
  const [y, height] = stretch(crop.y, crop.height, picture.height)
  return { x, y, width, height }
}

function stretch(from: number, length: number, whole: number): [number, number] {
  const start = Math.min(whole - 1, Math.max(0, Math.round((from / 100) * whole)))
  const end = Math.min(whole, Math.round(((from + length) / 100) * whole))
  return [start, Math.max(1, end - start)]
}
