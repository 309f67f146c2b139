/** The part of a drawing that is shown, in its units. */
export interface ViewBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

const MAX_ZOOM = 24

/** Reads `0 0 6000 4000`; null for anything else. */
export function parseViewBox(text: string | null): ViewBox | null {
  const [x, y, width, height] = (text ?? '').split(' ').map(Number)
  if (x === undefined || y === undefined || !width || !height) return null
  return { x, y, width, height }
}

export function writeViewBox({ x, y, width, height }: ViewBox): string {
  return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ')
}

export function centreOf({ x, y, width, height }: ViewBox): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** The view of a drawing at `zoom` (1 shows all of it) around a point, held inside the drawing. */
export function viewAround(whole: ViewBox, centre: Point, zoom: number): ViewBox {
  const factor = Math.min(Math.max(zoom, 1), MAX_ZOOM)
  const [width, height] = [whole.width / factor, whole.height / factor]
  const hold = (from: number, size: number, least: number, all: number) =>
    Math.min(Math.max(from - size / 2, least), least + all - size)
  return {
    x: hold(centre.x, width, whole.x, whole.width),
    y: hold(centre.y, height, whole.y, whole.height),
    width,
    height,
  }
}
