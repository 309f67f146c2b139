import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAddressStore } from './address-store.ts'
import { type HouseNumbers, packHouseNumbers, type TypedUnit } from './house-numbers.ts'

let test: TestDatabase
let numbers: HouseNumbers

beforeAll(async () => {
  test = await createTestDatabase()
  const { pool } = test.database
  await pool.query(
    `insert into streets (id, name, city, territorial_authority) values (1, 'Rata Street', 'Any', 'Any')`,
  )
  await pool.query(`
    insert into addresses (id, street_id, label, house_number, unit, suffix, latitude, longitude)
    select row_number() over (), 1, '', number, unit, suffix, -41, 174
    from (
      select 2 as number, unit::text, '' as suffix from generate_series(1, 999) as unit
      union all values (4, 'G01', ''), (4, '', 'B'), (4, 'B', ''), (4, 'b', 'C'), (4, '', ''), (4, '12', 'A'), (65535, '', ''), (65536, '', '')
    ) as made`)
  numbers = await packHouseNumbers(await openAddressStore(test.database).listStreets())
})

afterAll(() => test.drop())

const count = (number: number, typed: Partial<TypedUnit>) =>
  numbers.count(0, { low: number, high: number }, { unit: null, suffix: null, ...typed })

describe('the addresses in memory, coded by the database', () => {
  it('tell each unit of up to three digits from all others', () => {
    const counts = Array.from({ length: 999 }, (_, at) => count(2, { unit: `${at + 1}` }))
    expect(new Set(counts)).toEqual(new Set([1]))
    expect(count(2, {})).toBe(999)
  })

  it.each([
    [{ unit: 'g01' }, 1],
    [{ unit: 'b' }, 3],
    [{ suffix: 'b' }, 2],
    [{ suffix: 'c' }, 1],
    [{ unit: 'b', suffix: 'c' }, 1],
    [{ unit: 'b', suffix: 'a' }, 0],
    [{ unit: '12' }, 1],
    [{ unit: '' }, 2],
    [{ unit: '', suffix: '' }, 1],
    [{ unit: '7' }, 0],
    [{}, 6],
  ])('count those with %j', (typed, expected) => {
    expect(count(4, typed)).toBe(expected)
  })

  it('have the numbers up to 65,535', () => {
    expect(count(65_535, {})).toBe(1)
    expect(count(65_536, {})).toBe(0)
  })
})
