import { EMPTY_LOGO, type UploadType } from '@homeyield/contract/upload-types'
import sharp, { type Sharp } from 'sharp'
import { emptyLogo, tooManyImages, tooManyPixels, unreadable } from './upload-problems.ts'
import { limitConcurrency } from '../queue/limit-concurrency.ts'

const SIGNATURES = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
] as const

type ImageType = (typeof SIGNATURES)[number][0]

/** The type of a file by its first bytes; null for anything but a PNG, a JPEG or a GIF. */
export function sniffType(bytes: Buffer): ImageType | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, place) => bytes[place] === byte))
  return found?.[0] ?? null
}

export interface CleanImage {
  readonly bytes: Buffer
  readonly contentType: 'image/png' | 'image/jpeg'
}

// With eight bytes each (16 bits of four colours, interlaced), one image takes up to some 150 megabytes while it is
// processed.
const MAX_PIXELS = 12_000_000
const MAX_SIDE = 12_000
const TIMEOUT_SECONDS = 10
const AT_ONCE = 2
const MAX_WAITING = 20

// A logo's widest print, doubled for sharp screens; a photo's longest side has 500 pixels.
const MAX_PRINTED_SIDE: Readonly<Record<UploadType, number>> = {
  brand_logo: 1000,
  property_photo: 500,
  brand_photo: 500,
}

sharp.cache(false)
const runLimited = limitConcurrency(AT_ONCE, MAX_WAITING, tooManyImages)

/**
 * Makes a new image of an uploaded one: decoded, rotated upright, resized and encoded again, so that nothing else
 * remains (no EXIF, place, comment, profile, or hidden parts of a polyglot file). Of an animation the first frame, as a
 * PNG; mails and prints would not show more. Processes two at a time, each of at most twelve million pixels. Throws the
 * refusal of unreadable files, of a logo with nothing in it, and of one too many that would wait.
 */
export async function cleanImage(bytes: Buffer, type: ImageType, use: UploadType): Promise<CleanImage> {
  return runLimited(async () => {
    await checkHeader(bytes, type)
    const contentType = type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
    const upright = open(bytes)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: MAX_PRINTED_SIDE[use], height: MAX_PRINTED_SIDE[use], fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const encoded = contentType === 'image/jpeg' ? upright.jpeg({ quality: 84, mozjpeg: true }) : upright.png()
    const cleaned = await encoded.toBuffer().catch(() => {
      throw unreadable()
    })
    if (use === 'brand_logo' && (await isBlank(cleaned))) throw emptyLogo()
    return { bytes: cleaned, contentType }
  })
}

// Mails and prints show it on white.
async function isBlank(image: Buffer): Promise<boolean> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const stats = await sharp(data, { raw: { width, height, channels } }).stats()
  return stats.channels.every(({ min, max }) => max - min <= EMPTY_LOGO.maxDifference)
}

// Reads only the header, which decides whether the rest is read.
async function checkHeader(bytes: Buffer, type: ImageType): Promise<void> {
  const header = await open(bytes, Infinity)
    .metadata()
    .catch(() => null)
  if (header === null || `image/${header.format}` !== type) throw unreadable()
  const { width, height } = header
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) throw tooManyPixels()
}

function open(bytes: Buffer, maxPixels = MAX_PIXELS): Sharp {
  const limitInputPixels = maxPixels === Infinity ? false : maxPixels
  return sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true, pages: 1 })
}
