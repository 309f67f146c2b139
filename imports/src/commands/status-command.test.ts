import { NEWEST_PACK } from '@homeyield/domain/analysis/rules/packs'
import { expect, it } from 'vitest'
import { describeDataSet, describeRules } from './status-command.ts'

const TODAY = '2026-11-23'
const loaded_at = new Date('2026-11-01T12:00:00Z')

it('names rows, age and origin, by the day in New Zealand', () => {
  const addresses = {
    name: 'addresses',
    rows: 2_406_991,
    extent: 'whole country',
    as_of: '2026-11-01T00:00:00Z',
    loaded_at,
    source: 'LINZ',
  } as const
  expect(describeDataSet(addresses, TODAY)).toBe(
    'Addresses: 2,406,991 rows\n  extent: whole country\n  as of: 2026-11-01T00:00:00Z\n  loaded: 2026-11-02\n  from: LINZ\n',
  )
})

it.each(['samples', 'part of the country'] as const)('says how to load all addresses after %s', (extent) => {
  const set = { name: 'addresses', rows: 3000, extent, as_of: null, loaded_at, source: 'a file' } as const
  expect(describeDataSet(set, TODAY)).toContain('note: npm run import -- addresses loads the whole country.')
})

it.each([
  ['2026-01-01', true],
  ['2026-04-01', false],
])('rents of the quarter from %s are out of date: %s', (as_of, isOld) => {
  const rents = { name: 'rents', rows: 3241, extent: 'whole country', as_of, loaded_at, source: 'a file' } as const
  expect(describeDataSet(rents, TODAY).includes('out of date')).toBe(isOld)
})

it('rules are out of date from the day before which they should be checked', () => {
  const before = { ...NEWEST_PACK, id: 'nz-2026-11', asAt: '2026-11-22', checkBefore: '2027-04-01' }
  const loaded = 'Rules of tax and lending: nz-2026-11\n  as of: 2026-11-22\n  check before: 2027-04-01\n'
  expect(describeRules(before, '2027-03-31')).toBe(loaded)
  const note = '  note: out of date: check the rules, and add a pack of newer ones.\n'
  expect(describeRules(before, '2027-04-01')).toBe(loaded + note)
})
