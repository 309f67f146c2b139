import sharp from 'sharp'
import { expect, it } from 'vitest'
import { plainImage } from '../testing/hostile-images.ts'
import { padToFrame } from './pad-to-frame.ts'

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}

it.each([
  // 300 / 0.435 is 690.
  ['png', 300, 300, 690],
  ['jpeg', 300, 300, 690],
  // 130 / 0.435 is 299.
  ['png', 300, 130, 300],
  ['jpeg', 700, 100, 700],
] as const)('a %s of %d × %d is %d wide', async (format, width, height, padded) => {
  const bytes = await plainImage(format, width, height)
  const framed = await padToFrame({ bytes, contentType: `image/${format}` })
  expect(await sizeOf(framed.bytes)).toEqual([padded, height])
  expect(framed.contentType).toBe(`image/${format}`)
})

it('is see-through beside a PNG, and white beside a JPEG', async () => {
  const corner = async (format: 'png' | 'jpeg') => {
    const bytes = await plainImage(format, 100, 300)
    const framed = await padToFrame({ bytes, contentType: `image/${format}` })
    const { data, info } = await sharp(framed.bytes).raw().toBuffer({ resolveWithObject: true })
    return [...data.subarray(0, info.channels)]
  }
  expect(await corner('png')).toEqual([255, 255, 255, 0])
  expect(await corner('jpeg')).toEqual([255, 255, 255])
})

it('leaves what is no image as it is', async () => {
  const logo = { bytes: Buffer.from('a picture'), contentType: 'image/png' }
  expect(await padToFrame(logo)).toBe(logo)
})
