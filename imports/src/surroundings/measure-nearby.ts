import type { Area } from '../areas/area.ts'

const SCALE_KM = 1.5
const REACH_KM = 7.5
const KM_PER_DEGREE = 111.2
const PULL = 0.5

/** What the homes within some kilometres of an area differ from what is expected there, and how much they count. */
export interface Nearby {
  readonly difference: number
  readonly weight: number
}

/** The cells of one area together: their weight, and the sum of weight × difference. */
export interface AreaSum {
  readonly area: Area
  readonly weight: number
  readonly value: number
}

interface Position {
  readonly latitude: number
  readonly longitude: number
}

/**
 * Measures the neighbourhood of each area: differences of cells within reach, which count less with distance. Source:
 * docs/method/market-rent.md, "Surroundings".
 */
export function measureNearby(areas: readonly Area[], sums: readonly AreaSum[]): Map<string, Nearby> {
  const south = sums
    .map((sum) => ({ ...sum, at: positionOf(sum.area) }))
    .toSorted((one, other) => one.at.latitude - other.at.latitude)
  const reach = REACH_KM / KM_PER_DEGREE
  return new Map(
    areas.map((area) => {
      const here = positionOf(area)
      let weight = 0
      let value = 0
      for (let at = firstFrom(south, here.latitude - reach); at < south.length; at++) {
        const other = south[at]
        if (other === undefined || other.at.latitude > here.latitude + reach) break
        const distance = distanceKm(here, other.at)
        if (distance > REACH_KM) continue
        const share = Math.exp(-distance / SCALE_KM)
        weight += share * other.weight
        value += share * other.value
      }
      return [area.sa2_code, { difference: value / (weight + PULL), weight }]
    }),
  )
}

// The Chatham Islands are beyond 180° east.
function positionOf({ latitude, longitude }: Position): Position {
  return { latitude, longitude: longitude < 0 ? longitude + 360 : longitude }
}

function distanceKm(one: Position, other: Position): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180)
  const north = (one.latitude - other.latitude) * KM_PER_DEGREE
  const east = (one.longitude - other.longitude) * KM_PER_DEGREE * Math.cos(middle)
  return Math.hypot(north, east)
}

/** The first of the places, ordered from the south, that is not south of `latitude`. */
function firstFrom(places: readonly { readonly at: Position }[], latitude: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.at.latitude ?? Infinity) < latitude) low = middle + 1
    else high = middle
  }
  return low
}
