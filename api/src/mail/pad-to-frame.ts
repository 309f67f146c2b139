import sharp from 'sharp'

interface Logo {
  readonly bytes: Buffer
  readonly contentType: string
}

/** The height of a logo's frame, of its width. */
const FRAME = 0.435

/**
 * A logo in the middle of its frame if it is taller: mail programs know only the width that an image is shown in. An
 * image that cannot be read stays as it is.
 */
export async function padToFrame(logo: Logo): Promise<Logo> {
  try {
    const image = sharp(logo.bytes)
    const { width, height } = await image.metadata()
    const missing = Math.round(height / FRAME) - width
    if (missing <= 0) return logo
    const left = Math.floor(missing / 2)
    const background = { r: 255, g: 255, b: 255, alpha: logo.contentType === 'image/png' ? 0 : 1 }
    const padded = logo.contentType === 'image/png' ? image.ensureAlpha() : image
    return { ...logo, bytes: await padded.extend({ left, right: missing - left, background }).toBuffer() }
  } catch {
    return logo
  }
}
