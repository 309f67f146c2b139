/** Longitude and latitude in WGS84 degrees. */
export type Position = readonly [longitude: number, latitude: number]

/** A closed line; its last position is the first. */
export type Ring = readonly Position[]

/** The outer ring, then the rings of holes. */
export type Polygon = readonly Ring[]

/** The boundary of a statistical area. */
export interface Outline {
  readonly sa2_code: string
  readonly polygons: readonly Polygon[]
}

/** Five decimals are about a metre. */
const SCALE = 1e5
const [FIRST_CHARACTER, CHUNK_BITS] = [63, 5]
const CHUNK = 1 << CHUNK_BITS

/** Encodes polygons in the format of encoded polylines (five decimals); `,` separates rings and `;` polygons. */
export function encodePolygons(polygons: readonly Polygon[]): string {
  return polygons.map((rings) => rings.map(encodeRing).join(',')).join(';')
}

/** Decodes `encodePolygons`. */
export function decodePolygons(text: string): Polygon[] {
  return text.split(';').map((rings) => rings.split(',').map(decodeRing))
}

function encodeRing(ring: Ring): string {
  let [text, x, y] = ['', 0, 0]
  for (const [longitude, latitude] of ring) {
    const [nextX, nextY] = [Math.round(longitude * SCALE), Math.round(latitude * SCALE)]
    text += encodeStep(nextY - y) + encodeStep(nextX - x)
    ;[x, y] = [nextX, nextY]
  }
  return text
}

function encodeStep(step: number): string {
  let [rest, text] = [step < 0 ? ~(step << 1) : step << 1, '']
  for (; rest >= CHUNK; rest >>>= CHUNK_BITS) text += String.fromCodePoint((CHUNK | (rest % CHUNK)) + FIRST_CHARACTER)
  return text + String.fromCodePoint(rest + FIRST_CHARACTER)
}

function decodeRing(text: string): Ring {
  const ring: Position[] = []
  let [at, x, y] = [0, 0, 0]
  const readStep = () => {
    let [value, shift, chunk] = [0, 0, CHUNK]
    for (; chunk >= CHUNK; shift += CHUNK_BITS) {
      chunk = text.charCodeAt(at++) - FIRST_CHARACTER
      value |= (chunk % CHUNK) << shift
    }
    return value & 1 ? ~(value >> 1) : value >> 1
  }
  while (at < text.length) {
    y += readStep()
    x += readStep()
    ring.push([x / SCALE, y / SCALE])
  }
  return ring
}
