import type { PlacedArea, Suburb } from '../../areas/suburb-port.ts'

/** The suburbs around one, nearest first, without those that share an area with it. */
export function findNearest(suburbs: readonly Suburb[], suburb: Suburb, most: number): Suburb[] {
  const own = new Set(suburb.areas)
  const centre = centreOf(suburb.areas)
  const narrowing = Math.cos((centre.latitude * Math.PI) / 180)
  return suburbs
    .filter(({ areas }) => !areas.some((area) => own.has(area)))
    .map((other) => {
      const { latitude, longitude } = centreOf(other.areas)
      return { other, distance: Math.hypot(latitude - centre.latitude, (longitude - centre.longitude) * narrowing) }
    })
    .toSorted((one, two) => one.distance - two.distance)
    .slice(0, most)
    .map(({ other }) => other)
}

function centreOf(areas: readonly PlacedArea[]): { latitude: number; longitude: number } {
  const mean = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length
  return {
    latitude: mean(areas.map(({ latitude }) => latitude)),
    // The Chatham Islands are beyond 180° east.
    longitude: mean(areas.map(({ longitude }) => (longitude < 0 ? longitude + 360 : longitude))),
  }
}
