import type { Outline, Position, Ring } from './outline.ts'

/** The longer side of a drawing, in its own units: at ten times its size on a screen the lines are still exact. */
const SIDE = 6_000

/** Outlines as paths of an SVG drawing of `width` by `height` units, by area; north is up. */
export interface DrawnOutlines {
  readonly width: number
  readonly height: number
  readonly paths: ReadonlyMap<string, string>
  /** The same outlines as positions in the drawing, outer rings and holes. */
  readonly rings: ReadonlyMap<string, readonly Ring[]>
}

/** Draws outlines by the equirectangular projection at their middle latitude. Works across 180°. */
export function projectOutlines(outlines: readonly Outline[]): DrawnOutlines {
  const positions = outlines.flatMap(({ polygons }) => polygons.flat(2))
  if (positions.length === 0) return { width: 0, height: 0, paths: new Map(), rings: new Map() }
  const crosses = extentOf(positions.map(([longitude]) => longitude)).size > 180
  const eastOf = ([longitude]: Position) => (crosses && longitude < 0 ? longitude + 360 : longitude)
  const [x, y] = [extentOf(positions.map(eastOf)), extentOf(positions.map(([, latitude]) => latitude))]
  const narrowing = Math.cos((((y.least + y.most) / 2) * Math.PI) / 180)
  const scale = SIDE / Math.max(x.size * narrowing, y.size, Number.EPSILON)
  const project = (position: Position): Position => [
    Math.round((eastOf(position) - x.least) * narrowing * scale),
    Math.round((y.most - position[1]) * scale),
  ]
  const rings = outlines.map(({ sa2_code, polygons }) => {
    return [sa2_code, polygons.flat().map((ring) => ring.map(project))] as const
  })
  return {
    width: Math.ceil(x.size * narrowing * scale),
    height: Math.ceil(y.size * scale),
    paths: new Map(rings.map(([code, all]) => [code, all.map(writePath).join('')])),
    rings: new Map(rings),
  }
}

// Not by Math.min of all: a country has more positions than a call may have arguments.
function extentOf(values: readonly number[]): { least: number; most: number; size: number } {
  const least = values.reduce((one, other) => Math.min(one, other), Infinity)
  const most = values.reduce((one, other) => Math.max(one, other), -Infinity)
  return { least, most, size: most - least }
}

/** A closed path with relative steps; empty for a ring without an area at this size. */
function writePath([first = [0, 0], ...others]: Ring): string {
  let [steps, count, at] = ['', 0, first]
  for (const next of others) {
    const [dx, dy] = [next[0] - at[0], next[1] - at[1]]
    if (dx === 0 && dy === 0) continue
    steps += `${dx < 0 || count === 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
    count += 1
    at = next
  }
  return count < 3 ? '' : `M${first[0]} ${first[1]}l${steps}z`
}
