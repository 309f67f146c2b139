import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const SCRIPT = '<script>alert(document.domain)</script>'

/** An image of two colours. */
export function plainImage(format: 'png' | 'jpeg' | 'gif', width = 300, height = 130): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0c6a55' } })
    .composite([MARK])
    .toFormat(format)
    .toBuffer()
}

/** Without it, an image of one colour is no logo. */
export const MARK = {
  input: { create: { width: 4, height: 4, channels: 3 as const, background: '#ffffff' } },
  gravity: 'southeast',
}

/** A rotated photo with its place and author. */
export async function photoWithPlace(): Promise<Buffer> {
  return sharp(await plainImage('jpeg', 400, 200))
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'Somebody', Artist: 'Somebody' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '36/1 50/1 54/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '174/1 45/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()
}

/** A drawing with a script. */
export const SCRIPTED_SVG = Buffer.from(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${SCRIPT}</svg>`,
)

/** A JPEG that is also a web page: one in a comment, and another after the image's end. */
export async function polyglotJpeg(): Promise<Buffer> {
  const image = await plainImage('jpeg')
  const comment = Buffer.from(`--><html><body>${SCRIPT}<!--`)
  const head = Buffer.from([0xff, 0xfe, (comment.length + 2) >> 8, (comment.length + 2) & 0xff])
  return Buffer.concat([image.subarray(0, 2), head, comment, image.subarray(2), Buffer.from(`<html>${SCRIPT}</html>`)])
}

/** A PNG with a page in a text chunk, and an archive's head after its end. */
export async function polyglotPng(): Promise<Buffer> {
  const image = await plainImage('png')
  const end = image.length - 12
  const text = pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))
  return Buffer.concat([
    image.subarray(0, end),
    text,
    image.subarray(end),
    Buffer.from('PK\u0003\u0004'),
    Buffer.from(SCRIPT),
  ])
}

/** A PNG of a few kilobytes that inflates to so many black and white pixels. */
export function pngBomb(width: number, height: number, inflatedBytes = height * (1 + Math.ceil(width / 8))): Buffer {
  return png(width, height, 1, [pngChunk('IDAT', zeros(inflatedBytes))])
}

/** A small PNG with a profile that inflates to so many bytes. */
export function pngWithBulkyProfile(inflatedBytes: number): Buffer {
  const profile = pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), zeros(inflatedBytes)]))
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zeros(inflatedBytes)]))
  return png(8, 8, 1, [profile, text, pngChunk('IDAT', zeros(16))])
}

/** A GIF with the largest size that its header can hold. */
export async function hugeGif(): Promise<Buffer> {
  const image = Buffer.from(await plainImage('gif'))
  image.writeUInt16LE(65_535, 6)
  image.writeUInt16LE(65_535, 8)
  const frame = image.lastIndexOf(Buffer.from([0x2c, 0, 0, 0, 0]))
  image.writeUInt16LE(65_535, frame + 5)
  image.writeUInt16LE(65_535, frame + 7)
  return image
}

/** A GIF of two images, a red one and a blue one. */
export async function movingGif(): Promise<Buffer> {
  const frame = (background: string) => sharp({ create: { width: 40, height: 20, channels: 3, background } })
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((colour) => frame(colour).composite([MARK]).png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

/** A progressive JPEG with its last scan repeated, each over the whole image. */
export async function jpegOfManyScans(scans: number): Promise<Buffer> {
  const create = { width: 3000, height: 3000, channels: 3 as const, background: '#7f7f7f' }
  const image = await sharp({ create }).jpeg({ progressive: true, mozjpeg: true }).toBuffer()
  const start = image.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = image.subarray(start, image.length - 2)
  return Buffer.concat([image.subarray(0, start), ...Array<Buffer>(scans).fill(scan), image.subarray(image.length - 2)])
}

function png(width: number, height: number, bitDepth: number, chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = bitDepth
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, pngChunk('IHDR', header), ...chunks, pngChunk('IEND', Buffer.alloc(0))])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function zeros(count: number): Buffer {
  return deflateSync(Buffer.alloc(count), { level: 9 })
}
