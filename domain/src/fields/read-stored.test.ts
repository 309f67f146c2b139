import { expect, it } from 'vitest'
import type { Field } from './field.ts'
import { readStored } from './read-stored.ts'

const money = {
  kind: 'money',
  label: 'Price',
  unit: 'NZD',
  limits: { lowest: 0, highest: 1000 },
  default: null,
} as const
const rate = { ...money, kind: 'rate' } as const
const whole = { ...money, kind: 'whole' } as const
const line = { kind: 'line', label: 'Name', longest: 5, default: null } as const
const fields = { money, line }

const CASES: readonly [Field, stored: unknown, read: unknown][] = [
  [money, 12.345, 12.35],
  [rate, 6.12345, 6.1235],
  [whole, 3, 3],
  [whole, 2.5, undefined],
  [money, 1000.01, undefined],
  [money, '12', undefined],
  [money, Number.NaN, undefined],
  [money, null, null],
  [money, undefined, undefined],
  [{ kind: 'choice', label: 'Type', options: ['House', 'Flat'], default: 'House' }, 'Flat', 'Flat'],
  [{ kind: 'choice', label: 'Type', options: ['House', 'Flat'], default: 'House' }, 'Castle', undefined],
  [{ kind: 'boolean', label: 'New', labels: ['Yes', 'No'], default: false }, true, true],
  [{ kind: 'boolean', label: 'New', labels: ['Yes', 'No'], default: false }, 'true', undefined],
  [line, ' Hill ', 'Hill'],
  [line, 'longer', undefined],
  [line, {}, undefined],
  [{ kind: 'date', label: 'Day', default: null }, '2028-02-29', '2028-02-29'],
  [{ kind: 'date', label: 'Day', default: null }, '2027-02-29', undefined],
  [{ kind: 'date', label: 'Day', default: null }, 'soon', undefined],
  [{ kind: 'sa2_code', label: 'Area', default: null }, '123456,654321', '123456,654321'],
  [{ kind: 'sa2_code', label: 'Area', default: null }, '12345', undefined],
  [{ kind: 'meshblock', label: 'Meshblock', default: null }, '12345678', undefined],
  [{ kind: 'tags', label: 'Tags', most: 2, longest: 5, default: [] }, ['one', '', 'longer'], undefined],
  [{ kind: 'tags', label: 'Tags', most: 3, longest: 5, default: [] }, ['one', '', 'longer'], ['one']],
  [{ kind: 'group', label: 'Home', fields, default: null }, { money: -1, line: 'Hill', other: 1 }, { line: 'Hill' }],
  [{ kind: 'group', label: 'Home', fields, default: null }, [1], undefined],
  [{ kind: 'list', label: 'Homes', fields, most: 2, default: [] }, [{ money: 1, line: 2 }, 'none'], [{ money: 1 }]],
  [{ kind: 'list', label: 'Homes', fields, most: 2, default: [] }, [{}, {}, {}], undefined],
  [{ kind: 'years', label: 'Costs', figure: money, most: 2, default: {} }, { 1: 5, 2: -1, 3: 5 }, { 1: 5 }],
  [{ kind: 'years', label: 'Costs', figure: money, most: 2, default: {} }, [], undefined],
]

it.each(CASES)('of %o, %j is read as %j', (field, stored, read) => {
  expect(readStored(field, stored)).toEqual(read)
})
