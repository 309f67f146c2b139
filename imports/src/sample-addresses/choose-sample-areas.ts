import { seedRandom } from './seeded-random.ts'

export interface SampleArea {
  sa2_code: string
  name: string
  territorial_authority: string
  region_code: string
  latitude: number
  longitude: number
  meshblocks: readonly string[]
}

const areasChosen = 400
const minPerRegion = 8
/** An area with fewer has few homes. */
const minMeshblocks = 8
const nowhereHomes = /Industrial|Airport|Hospital|University|Botanic|Prison|Port |Ranges?\b|Forest|Lake |Street|Inlet/u
const wellKnown =
  /^(?:Ponsonby|Ōtāhuhu|Saint Heliers|Mount Eden|Island Bay|Karori|Sydenham|Riccarton|Kaiapoi|Mount Maunganui|Hamilton East|Saint Kilda|St Kilda)\b/u

/**
 * Chooses about 400 areas, always the same: well-known suburbs, at least eight of every region, and others at random,
 * more often in towns.
 */
export function chooseSampleAreas(areas: readonly SampleArea[]): SampleArea[] {
  // Region 99 is outside every region: islands without homes.
  const fit = areas.filter(
    ({ name, region_code, meshblocks }) =>
      region_code !== '99' && meshblocks.length >= minMeshblocks && !nowhereHomes.test(name),
  )
  const lots = new Map(
    fit.map((area) => [area, seedRandom(area.sa2_code).next() ** neighbourDistance(area, areas)] as const),
  )
  const byLot = fit.toSorted((a, b) => (lots.get(b) ?? 0) - (lots.get(a) ?? 0) || (a.sa2_code < b.sa2_code ? -1 : 1))
  const chosen = new Set(byLot.filter(({ name }) => wellKnown.test(name)))
  for (const regional of Map.groupBy(byLot, ({ region_code }) => region_code).values()) {
    for (const area of regional.slice(0, minPerRegion)) chosen.add(area)
  }
  for (const area of byLot) if (chosen.size < areasChosen) chosen.add(area)
  return [...chosen].sort((a, b) => (a.sa2_code < b.sa2_code ? -1 : 1))
}

/** Kilometres to the third-nearest area: about 1 in town, 10 in the country. */
export function neighbourDistance(area: SampleArea, areas: readonly SampleArea[]): number {
  const nearest = [Infinity, Infinity, Infinity]
  const kilometresOfLongitude = 111 * Math.cos((area.latitude * Math.PI) / 180)
  for (const other of areas) {
    if (other.sa2_code === area.sa2_code) continue
    const north = (other.latitude - area.latitude) * 111
    const east = (other.longitude - area.longitude) * kilometresOfLongitude
    const distance = Math.hypot(north, east)
    if (distance >= (nearest[2] ?? 0)) continue
    nearest[2] = distance
    nearest.sort((a, b) => a - b)
  }
  return nearest[2] ?? Infinity
}
