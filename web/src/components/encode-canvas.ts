/** A canvas's picture as a file of a type; `quality` from 0 to 1 counts for JPEG. Throws when the browser cannot make one. */
export async function encodeCanvas(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))
  if (blob === null) throw new Error('The browser made no picture of a canvas')
  return blob
}
