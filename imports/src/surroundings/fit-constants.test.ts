import { KIND_CONSTANTS, relativityOf } from '@homeyield/domain/rent/estimate-constants'
import { expect, it } from 'vitest'
import { kindOf } from '../market-rents/area-cell.ts'
import { parseSeedTables, readSeedTexts, SEEDS } from '../reference/seed-tables.ts'
import { makeCell } from '../testing/cells.ts'
import { fitNoise } from './fit-noise.ts'
import { fitPulls } from './fit-pulls.ts'
import { fitRelativities } from './fit-relativities.ts'
import { type HeldOutCell, holdOut } from './hold-out.ts'

const { areas, cells } = parseSeedTables(await readSeedTexts(SEEDS))
const common = [...Map.groupBy(cells, kindOf)].flatMap(([kind, group]) => (group.length >= 20 ? [kind] : []))

// The constants in use were fitted to these cells by another program, and rounded.
it('finds the relativities in use from the shipped cells', () => {
  const fitted = fitRelativities(cells, areas)
  for (const kind of common) {
    expect(Math.abs((fitted.get(kind) ?? NaN) - (relativityOf(kind) ?? NaN)), kind).toBeLessThan(0.012)
  }
  // Kinds without cells follow from the houses of their size.
  expect(Math.abs((fitted.get('Flat 5') ?? NaN) - 0.1634)).toBeLessThan(0.03)
})

// Not of apartments: most are where homes are dearer than in their district, whose wider scatter is newer than the pulls.
it('finds the pulls in use of the commonest kinds from the shipped cells', () => {
  const fitted = fitPulls(holdOut(cells, areas))
  for (const kind of ['House 2', 'House 3', 'House 4', 'Flat 2', 'Room 1']) {
    const ratio = (fitted.get(kind) ?? NaN) / (KIND_CONSTANTS[kind]?.pull ?? NaN)
    expect(ratio, kind).toBeGreaterThan(0.8)
    expect(ratio, kind).toBeLessThan(1.25)
  }
})

it('holds the pull to 0.25 and 15', () => {
  const held = (gap: number): HeldOutCell => ({ kind: 'House 3', bonds: 10, gap, variance: 0.002, sampling: 0.001 })
  expect(fitPulls([held(0.0001)]).get('House 3')).toBeCloseTo(15, 6)
  expect(fitPulls([held(2)]).get('House 3')).toBeCloseTo(0.25, 6)
})

it('measures noise by the distance of the quartiles, weighted by bonds', () => {
  const wide = { ...makeCell('100100', 'House', 3, 600, 30), lower_quartile: 500, upper_quartile: 500 * Math.E }
  const narrow = { ...makeCell('100200', 'House', 3, 600, 10), lower_quartile: 600, upper_quartile: 600 }
  expect(fitNoise([wide, narrow]).get('House 3')).toBeCloseTo((1.63 * 0.75) / 1.349 ** 2, 12)
})
