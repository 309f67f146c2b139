import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  hugeGif,
  jpegOfManyScans,
  MARK,
  movingGif,
  photoWithPlace,
  plainImage,
  pngBomb,
  pngWithBulkyProfile,
  polyglotJpeg,
  polyglotPng,
  SCRIPTED_SVG,
} from '../testing/hostile-images.ts'
import { cleanImage, sniffType } from './clean-image.ts'

const UNREADABLE = 'This image cannot be read. It may be damaged: please choose another one.'
const TOO_MANY_PIXELS = 'This image has too many pixels. Use one of at most 12 million, such as 4,000 by 3,000.'

describe('what is made of an image', () => {
  it('has no place, no name and no profile, and is upright', async () => {
    const photo = await photoWithPlace()
    expect((await sharp(photo).metadata()).exif?.includes('Somebody')).toBe(true)
    const { bytes, contentType } = await cleanImage(photo, 'image/jpeg', 'property_photo')
    const { exif, icc, xmp, iptc, comments, orientation, width, height } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, iptc, comments, orientation }).toEqual({})
    expect([contentType, width, height]).toEqual(['image/jpeg', 200, 400])
    expect(bytes.includes('Exif') || bytes.includes('Somebody')).toBe(false)
  })

  it.each([
    ['a JPEG', polyglotJpeg, 'image/jpeg'],
    ['a PNG', polyglotPng, 'image/png'],
  ] as const)('of %s that is a web page as well is only the image', async (_, make, type) => {
    const given = await make()
    expect([sniffType(given), given.includes('<script>')]).toEqual([type, true])
    const { bytes, contentType } = await cleanImage(given, type, 'brand_logo')
    expect(contentType).toBe(type)
    expect(bytes.includes('script') || bytes.includes('html') || bytes.includes('PK\u0003\u0004')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 130 })
  })

  it('of an animation is its first frame, as a PNG', async () => {
    const { bytes, contentType } = await cleanImage(await movingGif(), 'image/gif', 'brand_logo')
    expect(contentType).toBe('image/png')
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([40, 20, 255, 0, 0])
  })

  it.each([
    ['property_photo', 500, 250],
    ['brand_logo', 1000, 500],
  ] as const)('is brought to the size of a %s, never enlarged', async (use, width, height) => {
    const { bytes } = await cleanImage(await plainImage('jpeg', 2000, 1000), 'image/jpeg', use)
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
    const small = await cleanImage(await plainImage('png', 30, 13), 'image/png', use)
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 30, height: 13 })
  })

  it('keeps transparency', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const given = await sharp({ create: { width: 10, height: 10, channels: 4, background } })
      .composite([{ ...MARK, input: { create: { ...MARK.input.create, background: '#0c6a55' } } }])
      .png()
      .toBuffer()
    const { bytes } = await cleanImage(given, 'image/png', 'brand_logo')
    expect((await sharp(bytes).stats()).isOpaque).toBe(false)
  })
})

describe('an image is refused', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('when it is a %s that breaks off', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 200, height: 200, channels: 3 as const, background: '#000', noise }
    const whole = await sharp({ create }).toFormat(format).toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    await expect(cleanImage(half, `image/${format}`, 'brand_logo')).rejects.toThrow(UNREADABLE)
  })

  it('when it is another kind than it begins as', async () => {
    await expect(cleanImage(await plainImage('png'), 'image/jpeg', 'property_photo')).rejects.toThrow(UNREADABLE)
    const notReally = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), SCRIPTED_SVG])
    await expect(cleanImage(notReally, 'image/jpeg', 'property_photo')).rejects.toThrow(UNREADABLE)
  })

  it.each(['#ffffff', '#0c6a55', '#00000000', '#ffffff80'])(
    'when it is a logo with nothing in it but %s',
    async (background) => {
      const create = { width: 600, height: 113, channels: 4 as const, background }
      const empty = await sharp({ create }).png().toBuffer()
      const sentence = 'There is nothing in this part of the image. Choose the part that shows your logo.'
      await expect(cleanImage(empty, 'image/png', 'brand_logo')).rejects.toThrow(sentence)
      const jpeg = await sharp(empty).flatten({ background: '#ffffff' }).jpeg({ quality: 60 }).toBuffer()
      await expect(cleanImage(jpeg, 'image/jpeg', 'brand_logo')).rejects.toThrow(sentence)
      expect(await cleanImage(jpeg, 'image/jpeg', 'property_photo')).toMatchObject({ contentType: 'image/jpeg' })
    },
  )

  it.each([
    [30_000, 30_000],
    [12_001, 10],
    [4000, 3001],
  ])('when it has %d × %d pixels', async (width, height) => {
    await expect(cleanImage(pngBomb(width, height, 100), 'image/png', 'brand_logo')).rejects.toThrow(TOO_MANY_PIXELS)
  })
})

describe('a drawing', () => {
  it('is no image at all', () => expect(sniffType(SCRIPTED_SVG)).toBeNull())
})

describe('however an image is made', () => {
  let folder = ''
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'homeyield-hostile-'))))
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('looking at it takes a bounded amount of memory', { timeout: 120_000 }, async () => {
    const large = { create: { width: 4000, height: 3000, channels: 3 as const, background: '#0c6a55' } }
    const files: Record<string, Buffer> = {
      'an ordinary photo': await plainImage('jpeg'),
      'a drawing with a script': SCRIPTED_SVG,
      '30,000 × 30,000 pixels': pngBomb(30_000, 30_000),
      '100 × 100 pixels that inflate to 250 MB': pngBomb(100, 100, 250_000_000),
      'a profile and a text of 100 MB each': pngWithBulkyProfile(100_000_000),
      'a GIF of 65,535 × 65,535 pixels': await hugeGif(),
      '12 million pixels': await sharp(large).composite([MARK]).jpeg().toBuffer(),
      '12 million pixels, progressive': await sharp(large).composite([MARK]).jpeg({ progressive: true }).toBuffer(),
      '12 million pixels, interlaced': await sharp(large).composite([MARK]).png({ progressive: true }).toBuffer(),
      '12 million pixels of 16 bits, interlaced': await sharp(large)
        .composite([MARK])
        .toColourspace('rgb16')
        .png({ progressive: true })
        .toBuffer(),
      '1,500 scans': await jpegOfManyScans(1500),
    }
    const paths = Object.keys(files).map((name) => join(folder, name))
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
    const script = join(import.meta.dirname, '../testing/clean-files.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script, 'brand_logo', ...paths])
    const seen = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { file: string; outcome: string; peak: number })
    for (const { file, outcome, peak } of seen) {
      const size = files[basename(file)]?.length
      process.stdout.write(`${basename(file)} (${size} bytes): ${outcome} — at most ${peak} MB so far\n`)
    }
    const outcomes = Object.fromEntries(seen.map(({ file, outcome }) => [basename(file), outcome]))
    expect(outcomes).toMatchObject({
      'an ordinary photo': expect.stringMatching(/^image\/jpeg/u),
      'a drawing with a script': 'not an image',
      '30,000 × 30,000 pixels': TOO_MANY_PIXELS,
      'a GIF of 65,535 × 65,535 pixels': TOO_MANY_PIXELS,
      '12 million pixels': expect.stringMatching(/^image\/jpeg/u),
      '12 million pixels, progressive': expect.stringMatching(/^image\/jpeg/u),
      '12 million pixels, interlaced': expect.stringMatching(/^image\/png/u),
      '12 million pixels of 16 bits, interlaced': expect.stringMatching(/^image\/png/u),
    })
    const [first, last] = [seen[0]?.peak ?? 0, seen.at(-1)?.peak ?? Infinity]
    expect(last - first).toBeLessThan(250)
  })
})
