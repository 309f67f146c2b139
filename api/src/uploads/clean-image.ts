import type { UploadType } from '@homeyield/contract/upload'
import sharp, { type Sharp } from 'sharp'
import { tooManyImages, tooManyPixels, unreadable } from './upload-problems.ts'
import { limitConcurrency } from '../queue/limit-concurrency.ts'

const SIGNATURES = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
] as const

/** A type of image that may be uploaded. */
type ImageType = (typeof SIGNATURES)[number][0]

/** What a file is by its first bytes, whatever it is called; null for anything but a PNG, a JPEG or a GIF. */
export function sniffType(bytes: Buffer): ImageType | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, place) => bytes[place] === byte))
  return found?.[0] ?? null
}

/** An image of our own making. */
export interface CleanImage {
  readonly bytes: Buffer
  readonly contentType: 'image/png' | 'image/jpeg'
}

// With eight bytes each (16 bits of four colours, interlaced), one picture takes up to some 150 megabytes while it is looked at.
const MOST_PIXELS = 12_000_000
const LONGEST_SIDE = 12_000
const LONGEST_SECONDS = 10
const AT_ONCE = 2
const MOST_WAITING = 20

// A logo is printed at most so wide, twice over for sharp screens; a photo is the specification's 500 pixels.
const ROOM: Readonly<Record<UploadType, number>> = { brand_logo: 1000, property_photo: 500 }

sharp.cache(false)
const runLimited = limitConcurrency(AT_ONCE, MOST_WAITING, tooManyImages)

/**
 * Makes a new image of what is seen in an uploaded one: decoded, turned upright, brought to size and encoded anew, so that
 * nothing else comes along (no EXIF, place, comment, profile, or what a polyglot file hides). Of an animation the first picture
 * stays, as a PNG; mails and prints would not show more. At most two are looked at together, none of more than twelve million
 * pixels. Throws the refusal of what cannot be read, and of one too many that would wait. Source: provider contract section 5.4.
 */
export async function cleanImage(bytes: Buffer, type: ImageType, use: UploadType): Promise<CleanImage> {
  return runLimited(async () => {
    await checkHeader(bytes, type)
    const contentType = type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
    const upright = open(bytes)
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({ width: ROOM[use], height: ROOM[use], fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const encoded = contentType === 'image/jpeg' ? upright.jpeg({ quality: 84, mozjpeg: true }) : upright.png()
    try {
      return { bytes: await encoded.toBuffer(), contentType }
    } catch {
      throw unreadable()
    }
  })
}

// Only the header is read: what it says decides whether the rest is.
async function checkHeader(bytes: Buffer, type: ImageType): Promise<void> {
  const header = await open(bytes, Infinity)
    .metadata()
    .catch(() => null)
  if (header === null || `image/${header.format}` !== type) throw unreadable()
  const { width, height } = header
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS) throw tooManyPixels()
}

function open(bytes: Buffer, mostPixels = MOST_PIXELS): Sharp {
  const limitInputPixels = mostPixels === Infinity ? false : mostPixels
  return sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true, pages: 1 })
}
