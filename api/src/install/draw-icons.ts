import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const PUBLIC = join(import.meta.dirname, '../../../web/public')

export const ICON = join(PUBLIC, 'icon.svg')

interface IconFormat {
  readonly path: string
  readonly size: number
  /** The part of the side that the drawing fills, on a full background; null for the rounded drawing as it is. */
  readonly filled: number | null
}

// Android cuts a maskable icon to its own shape: only the inner four fifths are sure to be visible. iOS rounds the
// corners itself.
const FORMATS: readonly IconFormat[] = [
  { path: 'icons/icon-192.png', size: 192, filled: null },
  { path: 'icons/icon-512.png', size: 512, filled: null },
  { path: 'icons/maskable-512.png', size: 512, filled: 0.8 },
  // The name that iOS requests by itself.
  { path: 'apple-touch-icon.png', size: 180, filled: 0.9 },
]
/** Its sizes, in pixels. */
const FAVICON = { path: 'favicon.ico', sizes: [16, 32, 48] } as const

export async function drawIcons(svg: string): Promise<Map<string, Buffer>> {
  const drawn = FORMATS.map(async ({ path, size, filled }) => [path, await drawIcon(svg, size, filled)] as const)
  const small = FAVICON.sizes.map(async (size) => ({ size, png: await drawIcon(svg, size, null) }))
  return new Map([...(await Promise.all(drawn)), [FAVICON.path, writeIco(await Promise.all(small))]])
}

function drawIcon(svg: string, size: number, filled: number | null): Promise<Buffer> {
  const [, colour = '#000'] = /<rect[^>]*fill="(#[\da-f]{6})"/u.exec(svg) ?? []
  const inner = Math.round(size * (filled ?? 1))
  const margin = Math.round((size - inner) / 2)
  const icon = sharp(Buffer.from(svg), { density: 72 * (size / 32) }).resize(inner, inner)
  const whole =
    filled === null
      ? icon
      : icon
          .extend({
            top: margin,
            left: margin,
            bottom: size - inner - margin,
            right: size - inner - margin,
            background: colour,
          })
          .flatten({ background: colour })
  return whole.png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** An ICO file of PNG images: a header of 6 bytes, an entry of 16 bytes for each image, then the images. */
function writeIco(images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * images.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index
    directory.writeUInt8(size, entry)
    directory.writeUInt8(size, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)])
}

// As a program it writes them: `node api/src/install/draw-icons.ts`.
if (import.meta.main) {
  for (const [path, png] of await drawIcons(await readFile(ICON, 'utf8'))) {
    await mkdir(dirname(join(PUBLIC, path)), { recursive: true })
    await writeFile(join(PUBLIC, path), png)
  }
}
