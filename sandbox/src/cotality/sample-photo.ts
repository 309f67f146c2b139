import { crc32, deflateSync } from 'node:zlib'
import { drawsOf } from './sample-property.ts'

const WIDTH = 640
const HEIGHT = 400
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const TRUE_COLOUR = Buffer.from([8, 2, 0, 0, 0])

type Colour = readonly [red: number, green: number, blue: number]

const SKIES: readonly Colour[] = [
  [196, 222, 240],
  [214, 228, 236],
  [247, 224, 200],
]
const WALLS: readonly Colour[] = [
  [240, 232, 218],
  [206, 190, 170],
  [176, 98, 74],
  [150, 168, 170],
  [232, 206, 150],
]
const ROOFS: readonly Colour[] = [
  [92, 60, 52],
  [70, 78, 86],
  [120, 52, 44],
  [58, 82, 72],
]
const GRASS: Colour = [126, 160, 96]
const PATH: Colour = [200, 194, 184]
const GLASS: Colour = [120, 156, 178]
const DOOR: Colour = [70, 54, 48]
const RIBBON: Colour = [30, 36, 44]
const WHITE: Colour = [250, 250, 250]

// SAMPLE in letters of five by seven dots.
const WORD = [
  '.### .### .#...#.####.#.....#####',
  '#... #...#.##.##.#...##.....#....',
  '#... #...#.#.#.#.#...##.....#....',
  '.##. #####.#.#.#.####.#.....####.',
  '...# #...#.#...#.#....#.....#....',
  '...# #...#.#...#.#....#.....#....',
  '###. #...#.#...#.#....#####.#####',
]
const DOT = 5
// Away from the edges, which cards cut off.
const WORD_LEFT = 237
const WORD_TOP = 12
const RIBBON_HEIGHT = 76

/** A drawn house with SAMPLE on it, as PNG of 640 × 400 pixels; always the same for an id. */
export function samplePhoto(id: string): Buffer {
  const draw = drawsOf(`picture ${id}`)
  const pick = (colours: readonly Colour[]) => colours[draw(0, colours.length - 1)] ?? WHITE
  const house = {
    sky: pick(SKIES),
    wall: pick(WALLS),
    roof: pick(ROOFS),
    left: draw(90, 170),
    right: draw(440, 540),
    eaves: draw(170, 210),
    ridge: draw(80, 120),
    door: draw(0, 1),
  }
  const pixels = Buffer.alloc(HEIGHT * (1 + WIDTH * 3))
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) pixels.set(colourAt(house, x, y), y * (1 + WIDTH * 3) + 1 + x * 3)
  }
  const head = Buffer.alloc(8)
  head.writeUInt32BE(WIDTH, 0)
  head.writeUInt32BE(HEIGHT, 4)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, TRUE_COLOUR])),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

interface House {
  readonly sky: Colour
  readonly wall: Colour
  readonly roof: Colour
  readonly left: number
  readonly right: number
  readonly eaves: number
  readonly ridge: number
  readonly door: number
}

const GROUND = 310

function colourAt(house: House, x: number, y: number): Colour {
  const { left, right, eaves, ridge } = house
  if (y >= HEIGHT - RIBBON_HEIGHT) return ribbonAt(x, y - (HEIGHT - RIBBON_HEIGHT))
  const width = right - left
  const doorLeft = house.door === 0 ? left + width * 0.42 : left + width * 0.12
  const isIn = (fromX: number, toX: number, fromY: number, toY: number) =>
    x >= fromX && x < toX && y >= fromY && y < toY
  if (y >= GROUND) return isIn(doorLeft - 10, doorLeft + 62, GROUND, HEIGHT) ? PATH : GRASS
  if (isIn(doorLeft, doorLeft + 52, eaves + 36, GROUND)) return DOOR
  for (const at of [0.12, 0.42, 0.72]) {
    const from = left + width * at
    if (Math.abs(from - doorLeft) < 2) continue
    if (isIn(from + 4, from + 76, eaves + 36, eaves + 92)) return GLASS
    if (isIn(from, from + 80, eaves + 32, eaves + 96)) return WHITE
  }
  if (isIn(left, right, eaves, GROUND)) return house.wall
  const slope = ((eaves - y) / (eaves - ridge)) * (width / 3)
  if (y >= ridge && y < eaves && x >= left - 24 + slope && x < right + 24 - slope) return house.roof
  return house.sky
}

function ribbonAt(x: number, y: number): Colour {
  const [column, row] = [Math.floor((x - WORD_LEFT) / DOT), Math.floor((y - WORD_TOP) / DOT)]
  return WORD[row]?.[column] === '#' ? WHITE : RIBBON
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}
