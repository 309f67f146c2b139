/** A made-up property with consistent figures. Money in NZD, areas in square metres. */
export interface SampleProperty {
  readonly beds: number
  readonly baths: number
  readonly carSpaces: number
  readonly landArea: number
  readonly floorArea: number
  readonly siteCover: number
  readonly yearBuilt: string
  readonly wallMaterial: string
  readonly deck: boolean
  readonly pool: boolean
  readonly estimate: number
  readonly capitalValue: number
  readonly salePrice: number
  readonly saleDate: string
  readonly localityId: number
}

const WALLS = ['Weatherboard', 'Brick', 'Roughcast', 'Fibre cement', 'Concrete block', 'Mixed material'] as const
const LOCALITIES = 900
const THIS_YEAR = 2026
const YEARLY_RISE = 1.045

/** The id of an address, eight digits; ignores case, spaces and commas. */
export function sampleId(address: string): string {
  const spelling = address
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s,]+/gu, ' ')
    .trim()
  return String(10_000_000 + (hash(spelling) % 90_000_000))
}

/** The same property for the same id, always. */
export function sampleProperty(id: string): SampleProperty {
  const draw = drawsOf(`property ${id}`)
  const beds = draw(1, 5)
  const floorArea = beds * 32 + draw(10, 70)
  const landArea = Math.round(floorArea * (2 + draw(0, 40) / 10))
  const estimate = toThousands(260_000 + floorArea * 3_400 + draw(0, 60) * 9_000)
  const yearBuilt = draw(1905, 2024)
  const saleYear = draw(Math.max(2004, yearBuilt), THIS_YEAR - 1)
  return {
    beds,
    baths: Math.max(1, Math.min(3, Math.round(beds / 2) + draw(-1, 1))),
    carSpaces: draw(0, 2),
    landArea,
    floorArea,
    siteCover: Math.round(floorArea * 1.1),
    yearBuilt: String(yearBuilt),
    wallMaterial: WALLS[draw(0, WALLS.length - 1)] ?? WALLS[0],
    deck: draw(0, 2) > 0,
    pool: draw(0, 9) === 0,
    estimate,
    capitalValue: toThousands(estimate * (0.86 + draw(0, 16) / 100)),
    salePrice: toThousands((estimate * (95 + draw(0, 10))) / 100 / YEARLY_RISE ** (THIS_YEAR - saleYear)),
    saleDate: `${saleYear}-${twoDigits(draw(1, 12))}-${twoDigits(draw(1, 28))}`,
    localityId: 14_000 + (hash(id) % LOCALITIES),
  }
}

/** The newest figures of a suburb: median sale price in NZD, changes in percent. */
export function sampleTrends(localityId: string): { median: number; valueChange: number; rentalChange: number } {
  const draw = drawsOf(`locality ${localityId}`)
  return {
    median: toThousands(520_000 + draw(0, 90) * 10_000),
    valueChange: draw(-90, 340) / 10,
    rentalChange: draw(-35, 75) / 10,
  }
}

/** A seeded random generator of whole numbers, both ends included. */
export function drawsOf(seed: string): (lowest: number, highest: number) => number {
  let state = hash(seed)
  return (lowest, highest) => {
    // mulberry32, public domain.
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return lowest + (((mixed ^ (mixed >>> 14)) >>> 0) % (highest - lowest + 1))
  }
}

// FNV-1a, 32 bits.
function hash(text: string): number {
  let value = 0x81_1c_9d_c5
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01_00_01_93) >>> 0
  return value
}

function toThousands(amount: number): number {
  return Math.round(amount / 1_000) * 1_000
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
