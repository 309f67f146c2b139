import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { estimateRents } from '@homeyield/domain/rent/estimate-rents'
import { CONFIDENCES, LEVELS } from '@homeyield/domain/rent/market-rent-entry'
import { describe, expect, it } from 'vitest'
import { SEEDS } from '../reference/seed-tables.ts'
import type { AreaCell } from '../market-rents/area-cell.ts'
import { parseSeedTables, readSeedTexts } from '../reference/seed-tables.ts'
import { readAreaRents } from '../testing/read-area-rents.ts'
import { ESTIMATE_ERRORS } from '@homeyield/domain/rent/estimate-errors'
import { groupErrors } from './group-errors.ts'
import { holdOut } from './hold-out.ts'
import { checkCalibration, describeCalibration } from './check-calibration.ts'
import { measureSurroundings } from './measure-surroundings.ts'

const { areas, cells } = parseSeedTables(await readSeedTexts(SEEDS))
const rents = await readAreaRents()
const country = [...rents.values()].map((area) => ({ name: area.places.area, area, entries: estimateRents([area]) }))
// Areas of one name, such as Newtown North and South: what people choose as a suburb. At most eight together.
const suburbs = [
  ...Map.groupBy(
    areas,
    (area) =>
      `${area.territorial_authority_code} ${area.name.replace(/[ -](?:North|South|East|West|Central).*$/u, '')}`,
  ),
]
  .filter(([, group]) => group.length > 1)
  .map(([name, group]) => {
    const known = group.slice(0, 8).flatMap(({ sa2_code }) => rents.get(sa2_code) ?? [])
    return { name, entries: estimateRents(known) }
  })

describe('in every area of the shipped tables', () => {
  it('no home is cheaper with more bedrooms, nor in several areas chosen as a suburb', () => {
    expect(suburbs.length).toBeGreaterThan(200)
    for (const { name, entries } of [...country, ...suburbs]) {
      for (const dwelling of DWELLINGS) {
        const ofDwelling = entries.filter((entry) => entry.dwelling === dwelling)
        for (const figure of ['lower_quartile', 'median', 'upper_quartile'] as const) {
          const figures = ofDwelling.map((entry) => entry[figure])
          expect(figures, `${dwelling} in ${name}`).toEqual(figures.toSorted((one, other) => one - other))
        }
      }
    }
  })

  it('each entry has an interval, a confidence and a level', () => {
    for (const { median, interval_80, interval_50, confidence, level, place } of country.flatMap(
      (one) => one.entries,
    )) {
      expect(interval_80[0]).toBeLessThanOrEqual(interval_50[0])
      expect(interval_50[0]).toBeLessThanOrEqual(median)
      expect(median).toBeLessThanOrEqual(interval_50[1])
      expect(interval_50[1]).toBeLessThanOrEqual(interval_80[1])
      expect(CONFIDENCES).toContain(confidence)
      expect(LEVELS).toContain(level)
      expect(place).not.toBe('')
    }
  })

  it('on land a three-bedroom house has an estimate, and elsewhere nothing has', () => {
    const onLand = new Set(areas.filter((area) => area.on_land).map((area) => area.name))
    for (const { area, entries } of country) {
      if (!onLand.has(area.places.area)) expect(entries).toEqual([])
    }
    const houses = country.flatMap(({ entries }) =>
      entries.filter(({ dwelling, number_of_bedrooms }) => dwelling === 'House' && number_of_bedrooms === 3),
    )
    // All but the remotest islands, of whose region nothing is known.
    expect(houses.length).toBeGreaterThan(onLand.size - 10)
  })
})

// docs/method/market-rent.md, "Confidence". An earlier method had 785 without bonds of their own and 77 far from these.
describe('what is of high confidence, with or without the index', () => {
  const high = [...country, ...suburbs].flatMap(({ entries }) =>
    entries.filter(({ confidence, before_index }) => confidence === 'High' || before_index.confidence === 'High'),
  )

  it('has bonds of its own, which agree with their surroundings', () => {
    expect(high.length).toBeGreaterThan(1000)
    expect(high.filter(({ bonds, conflict }) => bonds === 0 || conflict !== null)).toEqual([])
  })

  it('is within 10 % of its own bonds', () => {
    const isFarOff = ({ before_index: { median }, evidence: { own } }: (typeof high)[number]) =>
      own !== null && (Math.abs(median / own.median - 1) > 0.1 || Math.abs(own.median / median - 1) > 0.1)
    expect(high.filter(isFarOff)).toEqual([])
  })
})

// docs/method/market-rent.md, "Worked examples".
it.each([
  ['252900', 'House', 3, 'cheaper'],
  ['152100', 'House', 2, 'cheaper'],
  ['128600', 'House', 3, 'dearer'],
  ['131800', 'House', 3, null],
  ['346700', 'House', 3, null],
  ['135900', 'Apartment', 2, null],
  ['146300', 'House', 1, null],
  ['187300', 'House', 4, null],
  ['326600', 'Apartment', 2, null],
] as const)('the bonds of %s, %s %i, are %s than what is known around them', (code, dwelling, bedrooms, conflict) => {
  const area = rents.get(code)
  const entry = estimateRents(area === undefined ? [] : [area]).find(
    (one) => one.dwelling === dwelling && one.number_of_bedrooms === bedrooms,
  )
  expect(entry?.conflict).toBe(conflict)
})

// docs/method/market-rent.md, "Worked examples": Freemans Bay.
it('measures how much dearer an area is than its district', () => {
  expect(rents.get('131800')?.surroundings?.step).toBeCloseTo(0.29, 2)
})

// docs/method/market-rent.md, "Fitting the constants".
it('sets aside 43 of the shipped cells', () => {
  expect(measureSurroundings(cells, areas)?.setAside.size).toBe(43)
})

it('is calibrated on the shipped cells', () => {
  const calibration = checkCalibration(cells, areas)!
  // Another division into parts gives 5.0 %, 83 and 51 (decision 26), and no kind biased.
  expect(Math.abs(calibration.error - 5)).toBeLessThan(0.1)
  expect(Math.abs(calibration.inside_80 - 83)).toBeLessThan(0.5)
  expect(Math.abs(calibration.inside_50 - 51)).toBeLessThan(0.5)
  expect(calibration.biases.filter(({ bias }) => Math.abs(bias) > 5)).toEqual([])
  expect(calibration.refit_due).toBe(false)
})

it('has the errors that How it works shows', () => {
  const { asAt: _, tooLow, ...shown } = ESTIMATE_ERRORS
  expect(groupErrors(holdOut(cells, areas))).toEqual(shown)
  const biases = checkCalibration(cells, areas)?.biases.toSorted((one, other) => other.bias - one.bias) ?? []
  expect(biases.slice(0, 2)).toEqual([
    { kind: 'Room 1', bias: expect.closeTo(tooLow.rooms, 1) },
    { kind: 'House 1', bias: expect.closeTo(tooLow.oneBedroomHouses, 1) },
  ])
})

it('says in one line how well the estimates fit, and when to fit again', () => {
  const good = {
    cells: 2224,
    error: 5.08,
    inside_80: 82.46,
    inside_50: 50.22,
    biases: [{ kind: 'House 2', bias: -4.9 }],
    refit_due: false,
  }
  expect(describeCalibration(good)).toBe(
    'Estimates without their own figure, for 2,224 figures: median error 5.08 %, 82.5 % inside the 80 % interval, 50.2 % inside the 50 % interval.',
  )
  expect(describeCalibration({ ...good, biases: [{ kind: 'House 1', bias: 5.93 }], refit_due: true })).toMatch(
    /\(biased: House 1 \+5\.9 %\); refit due: see npm run bench -- rent-fit\.$/u,
  )
})

it('is due for a new fit when all rents have twice the noise', () => {
  const scale = (cell: AreaCell, factor: number): AreaCell => ({
    ...cell,
    lower_quartile: cell.lower_quartile * factor,
    median: cell.median * factor,
    upper_quartile: cell.upper_quartile * factor,
  })
  const noisy = cells.map((cell, at) => scale(cell, at % 2 === 0 ? 1.2 : 1 / 1.2))
  expect(checkCalibration(noisy, areas)).toMatchObject({ refit_due: true })
  expect(checkCalibration([], areas)).toBeNull()
})
