import type { Page } from '@playwright/test'

/** A file for a file input. */
export interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Draws an image in the browser: a band of colour over white, all white, or noise, which does not compress. */
export async function drawImage(
  page: Page,
  {
    name,
    type,
    width,
    height,
    blank = false,
    noise = false,
  }: { name: string; type: string; width: number; height: number; blank?: boolean; noise?: boolean },
): Promise<PickedFile> {
  const url = await page.evaluate(
    ({ type, width, height, blank, noise }) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const drawing = canvas.getContext('2d')
      if (!drawing) throw new Error('The canvas has no 2D context')
      drawing.fillStyle = '#ffffff'
      drawing.fillRect(0, 0, width, height)
      drawing.fillStyle = blank ? '#ffffff' : '#0c6a55'
      drawing.fillRect(0, 0, width, height * 0.4)
      if (noise) {
        const pixels = drawing.createImageData(width, height)
        for (let index = 0; index < pixels.data.length; index += 1) {
          pixels.data[index] = index % 4 === 3 ? 255 : Math.floor(Math.random() * 256)
        }
        drawing.putImageData(pixels, 0, 0)
      }
      return canvas.toDataURL(type)
    },
    { type, width, height, blank, noise },
  )
  return { name, mimeType: type, buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') }
}
