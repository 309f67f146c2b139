import { RENT_KINDS, nameKind } from '@homeyield/domain/rent/rent-kind'
import { relativityOf } from '@homeyield/domain/rent/estimate-constants'
import type { Area } from '../areas/area.ts'
import { type AreaCell, kindOf } from '../market-rents/area-cell.ts'
import { measureSurroundings } from './measure-surroundings.ts'

const REFERENCE = 'House 3'
const ROUNDS = 30
/** How many cells the usual gap of a dwelling is worth beside those of one of its kinds. */
const DWELLING_CELLS = 10

/** Rooms let one by one draw the mean of one-bedroom houses down. */
const ABOVE_MEAN = { kind: 'House 1', by: 0.05 } as const

const SIZES = [1, 2, 3, 4, 5]
const KINDS = [
  ...RENT_KINDS.map(nameKind),
  ...SIZES.map((number_of_bedrooms) => nameKind({ dwelling: 'Any', number_of_bedrooms })),
]

/** The gaps of a kind's cells to their surroundings. */
interface Gaps {
  readonly cells: number
  readonly mean: number
}

/**
 * Fits the relativity of each kind: the mean gap of its cells to their surroundings against that of a three-bedroom
 * house, measured again with the new relativities until these no longer change. Kinds with few cells are drawn to a
 * house of their size and the dwelling's usual gap to one. Source: docs/method/market-rent.md, "Fitting the constants".
 */
export function fitRelativities(cells: readonly AreaCell[], areas: readonly Area[]): Map<string, number> {
  let fitted = new Map(KINDS.map((kind) => [kind, relativityOf(kind) ?? 0]))
  for (let round = 0; round < ROUNDS; round++) {
    const gaps = measureGaps(cells, areas, fitted)
    const reference = gaps.get(REFERENCE)?.mean ?? 0
    const ofHouse = (size: string) => (gaps.get(`House ${size}`)?.mean ?? reference) - reference
    fitted = new Map(
      KINDS.map((kind) => {
        const [dwelling = '', size = ''] = kind.split(' ')
        const { cells: count, mean } = gaps.get(kind) ?? { cells: 0, mean: 0 }
        const own = mean - reference
        if (dwelling === 'House' || dwelling === 'Room') return [kind, count === 0 ? (fitted.get(kind) ?? 0) : own]
        const usual = ofHouse(size) + usualGap(gaps, dwelling)
        return [kind, (count * own + DWELLING_CELLS * usual) / (count + DWELLING_CELLS)]
      }),
    )
  }
  const mean = fitted.get(ABOVE_MEAN.kind) ?? 0
  return fitted.set(ABOVE_MEAN.kind, mean + ABOVE_MEAN.by)
}

function measureGaps(cells: readonly AreaCell[], areas: readonly Area[], fitted: ReadonlyMap<string, number>) {
  const surroundings = measureSurroundings(cells, areas, (kind) => fitted.get(kind))
  const bases = new Map(surroundings?.areas.map(({ sa2_code, base }) => [sa2_code, base]))
  const used = cells.filter((cell) => !surroundings?.setAside.has(cell))
  const groups = Map.groupBy(used, kindOf)
  return new Map<string, Gaps>(
    [...groups].map(([kind, group]) => {
      const gaps = group.map((cell) => Math.log(cell.median) - (bases.get(cell.sa2_code) ?? NaN))
      return [kind, { cells: gaps.length, mean: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length }]
    }),
  )
}

/** What homes of a dwelling differ from houses of their size on average. */
function usualGap(gaps: ReadonlyMap<string, Gaps>, dwelling: string): number {
  let [count, sum] = [0, 0]
  for (const size of SIZES) {
    const [own, house] = [gaps.get(`${dwelling} ${size}`), gaps.get(`House ${size}`)]
    if (own === undefined || house === undefined) continue
    count += own.cells
    sum += own.cells * (own.mean - house.mean)
  }
  return count === 0 ? 0 : sum / count
}
