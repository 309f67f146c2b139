import { expect, it } from 'vitest'
import { startHome } from './home-start.ts'

const AS_AT = '2026-11-26'

it.each([
  ['today without a day', null, [], AS_AT, AS_AT, false],
  ['on the day', AS_AT, [], AS_AT, AS_AT, false],
  ['later', '2026-12-01', [], '2026-12-01', '2026-12-01', false],
  ['before', '2022-01-10', [], '2022-01-10', AS_AT, true],
  ['on the first day on which something is owed', null, ['2026-08-31', '2024-08-30'], '2024-08-30', AS_AT, true],
  ['even when that is today', null, [AS_AT, null], AS_AT, AS_AT, true],
  ['or still to come', null, ['2027-01-05'], '2027-01-05', '2027-01-05', true],
  ['as given, whatever is owed', '2026-12-01', ['2026-12-01'], '2026-12-01', '2026-12-01', false],
] as const)('a home is settled %s', (_, given, owed, settlement_date, start, settled) => {
  const loans = owed.map((owed_on) => ({ owed_on }))
  expect(startHome(given, loans, AS_AT)).toEqual({ settlement_date, start, settled })
})
