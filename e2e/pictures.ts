import type { Page } from '@playwright/test'

/** A file as a picker is given one. */
export interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A picture that the page's own browser draws: a band of colour over white, or noise that no format makes small. */
export async function drawPicture(
  page: Page,
  {
    name,
    type,
    width,
    height,
    noise = false,
  }: { name: string; type: string; width: number; height: number; noise?: boolean },
): Promise<PickedFile> {
  const url = await page.evaluate(
    ({ type, width, height, noise }) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const drawing = canvas.getContext('2d')
      if (!drawing) throw new Error('This browser draws nothing')
      drawing.fillStyle = '#ffffff'
      drawing.fillRect(0, 0, width, height)
      drawing.fillStyle = '#0c6a55'
      drawing.fillRect(0, 0, width, height * 0.4)
      if (noise) {
        const pixels = drawing.createImageData(width, height)
        for (let place = 0; place < pixels.data.length; place += 1) {
          pixels.data[place] = place % 4 === 3 ? 255 : Math.floor(Math.random() * 256)
        }
        drawing.putImageData(pixels, 0, 0)
      }
      return canvas.toDataURL(type)
    },
    { type, width, height, noise },
  )
  return { name, mimeType: type, buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') }
}
