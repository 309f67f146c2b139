/** A size in pixels. */
export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** The size with the same proportions whose longest side is at most `longest`; never larger, and at least a pixel each way. */
export function fitWithin({ width, height }: PixelSize, longest: number): PixelSize {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
