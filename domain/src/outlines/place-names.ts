import type { Position, Ring } from './outline.ts'

/** A place of one outline or several, in the units of a drawing. */
export interface NamedShape {
  readonly name: string
  readonly rings: readonly Ring[]
  /** Of two places whose names would overlap, the one of more weight has its name first. */
  readonly weight: number
}

/** A name around its middle. In letters of up to `size`, in the drawing's units, it overlaps no other name shown at that size. */
export interface PlacedName {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
}

interface Drawing {
  readonly width: number
  readonly height: number
}

/**
 * The sizes of letters, each √2 below the one before: 270 of the 6,000 units of a drawing are 12 pixels on a small phone, and 8 are as
 * many where it is zoomed.
 */
const SIZES = [270, 190, 135, 95, 67, 48, 34, 24, 17, 12, 8]

/** Of the height of letters: the width of one and the height of a line, with some air. */
const [LETTER_WIDTH, LINE_HEIGHT] = [0.6, 1.3]

/**
 * Places names in the middle of their outlines: the largest letters first, then smaller ones where these overlap nothing. A name
 * that is never free of others is left out.
 */
export function placeNames(shapes: readonly NamedShape[], drawing: Drawing): PlacedName[] {
  let waiting = shapes
    .flatMap(({ name, rings, weight }) => {
      const middle = middleOf(rings)
      return middle === null ? [] : [{ name, x: middle[0], y: middle[1], weight }]
    })
    .toSorted((one, other) => other.weight - one.weight)
  const placed: PlacedName[] = []
  for (const size of SIZES) {
    waiting = waiting.filter(({ name, x, y }) => {
      const isFree =
        isInside({ name, x, y, size }, drawing) && placed.every((other) => !overlap({ name, x, y }, other, size))
      if (isFree) placed.push({ name, x, y, size })
      return !isFree
    })
  }
  return placed
}

function widthOf(name: string, size: number): number {
  return (name.length + 1) * LETTER_WIDTH * size
}

function isInside({ name, x, y, size }: PlacedName, { width, height }: Drawing): boolean {
  const [across, down] = [widthOf(name, size) / 2, (size * LINE_HEIGHT) / 2]
  return x - across >= 0 && x + across <= width && y - down >= 0 && y + down <= height
}

function overlap(one: Omit<PlacedName, 'size'>, other: PlacedName, size: number): boolean {
  const across = (widthOf(one.name, size) + widthOf(other.name, size)) / 2
  return Math.abs(one.x - other.x) < across && Math.abs(one.y - other.y) < size * LINE_HEIGHT
}

/** The middle of the widest part at the height of the outlines' centre, which is inside them; null without an outline. */
function middleOf(rings: readonly Ring[]): Position | null {
  const edges = rings.flatMap((ring) =>
    ring.flatMap((from, at) => {
      const to = ring[at + 1]
      return to === undefined ? [] : [[from, to] as const]
    }),
  )
  // By Green's theorem: a hole, which turns the other way, counts against its polygon.
  const area = sum(edges, ([[x, y], [toX, toY]]) => x * toY - toX * y)
  if (area === 0) return null
  const height = sum(edges, ([[x, y], [toX, toY]]) => (y + toY) * (x * toY - toX * y)) / (3 * area)
  // Half a unit aside, as corners are at whole ones.
  const y = Math.floor(height) + 0.5
  const crossings = edges
    .filter(([[, from], [, to]]) => from > y !== to > y)
    .map(([[fromX, fromY], [toX, toY]]) => fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
    .toSorted((one, other) => one - other)
  let [best, widest] = [Number.NaN, 0]
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [west = 0, east = 0] = [crossings[at], crossings[at + 1]]
    if (east - west > widest) [best, widest] = [(west + east) / 2, east - west]
  }
  return widest === 0 ? null : [Math.round(best), Math.round(height)]
}

function sum<Item>(items: readonly Item[], figureOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + figureOf(item), 0)
}
