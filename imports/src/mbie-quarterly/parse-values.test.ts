import { expect, it } from 'vitest'
import { parseAmount, parseQuarter, parseText } from './parse-values.ts'

it.each([
  ['2025-07-01', '2025-07-01'],
  ['2025-07-01 00:00:00', '2025-07-01'],
  ['1/07/2025', '2025-07-01'],
  ['01/10/2020', '2020-10-01'],
  [' 1/1/2024 ', '2024-01-01'],
  ['13/13/2024', null],
  ['NULL', null],
  ['', null],
  ['July 2025', null],
])('reads the quarter %j as %j', (text, quarter) => expect(parseQuarter(text)).toBe(quarter))

it.each([
  ['640', 640],
  ['1,250', 1250],
  [' 12,345 ', 12345],
  ['640.50', 640.5],
  ['0', 0],
  ['NULL', null],
  ['', null],
  ['-5', null],
  ['about 600', null],
])('reads the amount %j as %j', (text, amount) => expect(parseAmount(text)).toBe(amount))

it.each([
  [' -99', '-99'],
  ['House ', 'House'],
  ['NULL', ''],
  ['null', ''],
  ['NA', ''],
  ['Nae Nae', 'Nae Nae'],
])('reads the text %j as %j', (text, read) => expect(parseText(text)).toBe(read))
