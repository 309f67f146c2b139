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
  { path: 'icons/apple-touch-180.png', size: 180, filled: 0.9 },
]

export async function drawIcons(svg: string): Promise<Map<string, Buffer>> {
  const [, colour = '#000'] = /<rect[^>]*fill="(#[\da-f]{6})"/u.exec(svg) ?? []
  const drawn = FORMATS.map(async ({ path, size, filled }) => {
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
    return [path, await whole.png({ compressionLevel: 9, palette: true }).toBuffer()] as const
  })
  return new Map(await Promise.all(drawn))
}

// As a program it writes them: `node api/src/install/draw-icons.ts`.
if (import.meta.main) {
  for (const [path, png] of await drawIcons(await readFile(ICON, 'utf8'))) {
    await mkdir(dirname(join(PUBLIC, path)), { recursive: true })
    await writeFile(join(PUBLIC, path), png)
  }
}
