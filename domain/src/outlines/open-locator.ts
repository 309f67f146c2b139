import type { Outline } from './outline.ts'

/** Returns the code of the area in which a position (WGS84 degrees) lies, or of the nearest within 500 m, or null. */
export type Locate = (latitude: number, longitude: number) => string | null

/** Degrees of latitude; an edge is listed in every band that it crosses. */
const BAND = 0.005
const MAX_DISTANCE = 500
const METRES_PER_DEGREE = 111_320

/** The edges of an area in a band, four numbers each: longitude and latitude of both ends. */
interface Slice {
  readonly sa2_code: string
  readonly edges: number[]
  west: number
  east: number
}

/** Prepares outlines for many questions: about a second for the country, then a few microseconds each. */
export function openLocator(outlines: readonly Outline[]): Locate {
  const bands = sliceIntoBands(outlines)
  return (latitude, longitude) => {
    const inside = bands.get(bandOf(latitude))?.find((slice) => contains(slice, latitude, longitude))
    return inside?.sa2_code ?? findNearest(bands, latitude, longitude)
  }
}

function bandOf(latitude: number): number {
  return Math.floor(latitude / BAND)
}

function sliceIntoBands(outlines: readonly Outline[]): Map<number, Slice[]> {
  const bands = new Map<number, Slice[]>()
  for (const { sa2_code, polygons } of outlines) {
    const slices = new Map<number, Slice>()
    for (const ring of polygons.flat()) {
      for (const [at, [x, y]] of ring.entries()) {
        const [nextX, nextY] = ring[at + 1] ?? [x, y]
        for (let band = bandOf(Math.min(y, nextY)); band <= bandOf(Math.max(y, nextY)); band++) {
          const slice = slices.get(band) ?? { sa2_code, edges: [], west: Infinity, east: -Infinity }
          slices.set(band, slice)
          slice.edges.push(x, y, nextX, nextY)
          slice.west = Math.min(slice.west, x, nextX)
          slice.east = Math.max(slice.east, x, nextX)
        }
      }
    }
    for (const [band, slice] of slices) bands.set(band, [...(bands.get(band) ?? []), slice])
  }
  return bands
}

// A ray to the east crosses the boundary an odd number of times. Holes and further polygons count by themselves.
function contains({ edges, west, east }: Slice, latitude: number, longitude: number): boolean {
  if (longitude < west || longitude > east) return false
  let isInside = false
  for (let at = 0; at < edges.length; at += 4) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = [edges[at], edges[at + 1], edges[at + 2], edges[at + 3]]
    if (y > latitude === nextY > latitude) continue
    if (longitude < x + ((latitude - y) / (nextY - y)) * (nextX - x)) isInside = !isInside
  }
  return isInside
}

function findNearest(bands: ReadonlyMap<number, readonly Slice[]>, latitude: number, longitude: number): string | null {
  const reach = MAX_DISTANCE / METRES_PER_DEGREE
  const metresEast = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  const reachEast = MAX_DISTANCE / metresEast
  let [nearest, shortest]: [string | null, number] = [null, MAX_DISTANCE]
  for (let band = bandOf(latitude - reach); band <= bandOf(latitude + reach); band++) {
    for (const { sa2_code, edges, west, east } of bands.get(band) ?? []) {
      if (longitude < west - reachEast || longitude > east + reachEast) continue
      for (let at = 0; at < edges.length; at += 4) {
        const [x = 0, y = 0, nextX = 0, nextY = 0] = [edges[at], edges[at + 1], edges[at + 2], edges[at + 3]]
        const distance = distanceToLine(
          [(x - longitude) * metresEast, (y - latitude) * METRES_PER_DEGREE],
          [(nextX - longitude) * metresEast, (nextY - latitude) * METRES_PER_DEGREE],
        )
        if (distance <= shortest) [nearest, shortest] = [sa2_code, distance]
      }
    }
  }
  return nearest
}

// From the origin.
function distanceToLine([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): number {
  const [dx, dy] = [toX - x, toY - y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / length))
  return Math.hypot(x + share * dx, y + share * dy)
}
