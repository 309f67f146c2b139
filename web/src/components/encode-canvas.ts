/** A canvas as an image file; `quality` is 0 to 1, for JPEG only. Throws when the browser cannot encode it. */
export async function encodeCanvas(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))
  if (blob === null) throw new Error('The browser could not encode the canvas')
  return blob
}
