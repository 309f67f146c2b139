/** From the Kermadec to the Campbell Islands; the Chatham Islands are at -176°. */
const SOUTH = -53
const NORTH = -29
const WEST = 160
const EAST = 190
const FULL_CIRCLE = 360

/** In degrees of WGS84, longitudes from -180 to 180. */
interface Box {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** Whether a position may be in New Zealand. */
export function isInNewZealand(latitude: number, longitude: number): boolean {
  const angle = longitude < 0 ? longitude + FULL_CIRCLE : longitude
  return latitude > SOUTH && latitude < NORTH && angle > WEST && angle < EAST
}

/** Whether a box has a part of New Zealand, which lies on both sides of 180°; an unknown one may. */
export function meetsNewZealand(box: Box | null): boolean {
  if (box === null) return true
  return box.north > SOUTH && box.south < NORTH && (box.east > WEST || box.west < EAST - FULL_CIRCLE)
}
