import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawIcons, ICON } from './draw-icons.ts'
import { webManifest } from './web-manifest.ts'

const SIDES: Readonly<Record<string, number>> = {
  'icons/icon-192.png': 192,
  'icons/icon-512.png': 512,
  'icons/maskable-512.png': 512,
  'apple-touch-icon.png': 180,
}

it('draws the stored icons, each in its size', async () => {
  const drawn = await drawIcons(await readFile(ICON, 'utf8'))
  expect([...drawn.keys()].toSorted()).toEqual([...Object.keys(SIDES), 'favicon.ico'].toSorted())
  for (const path of Object.keys(SIDES)) {
    const png = drawn.get(path) ?? expect.fail(path)
    const stored = await readFile(join(dirname(ICON), path))
    const { width, height, format } = await sharp(stored).metadata()
    expect([width, height, format]).toEqual([SIDES[path], SIDES[path], 'png'])
    const [now, then] = [await pixelsOf(png), await pixelsOf(stored)]
    expect(now.equals(then), path).toBe(true)
  }
})

it('stores a favicon.ico of three images', async () => {
  const ico = await readFile(join(dirname(ICON), 'favicon.ico'))
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
  const images = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
    return { side: ico[entry], png: ico.subarray(offset, offset + length) }
  })
  expect(images.map(({ side }) => side)).toEqual([16, 32, 48])
  for (const { side, png } of images) {
    expect(await sharp(png).metadata()).toMatchObject({ width: side, height: side, format: 'png' })
  }
})

it('leaves nothing see-through where a device cuts or fills the icon itself', async () => {
  for (const path of ['icons/maskable-512.png', 'apple-touch-icon.png']) {
    const { isOpaque } = await sharp(join(dirname(ICON), path)).stats()
    expect(isOpaque, path).toBe(true)
  }
})

it('has a file for every PNG that the manifest names', async () => {
  const text = JSON.stringify(webManifest({ productName: 'Homeyield' }))
  const named = new Set([...text.matchAll(/"\/(icons\/[^"]+)"/gu)].map(([, path = '']) => path))
  expect([...named].toSorted()).toEqual(['icons/icon-192.png', 'icons/icon-512.png', 'icons/maskable-512.png'])
  for (const path of named) await expect(readFile(join(dirname(ICON), path))).resolves.toBeDefined()
})

function pixelsOf(image: Buffer): Promise<Buffer> {
  return sharp(image).ensureAlpha().raw().toBuffer()
}
