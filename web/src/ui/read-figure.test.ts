import { expect, it } from 'vitest'
import { readFigure } from './read-figure.ts'

const COMMA = 'Enter a number such as 5.5'
const PERCENTAGE = 'Enter a number in dollars'

it.each([
  ['', null],
  ['$850,000', 850_000],
  ['850 000', 850_000],
  ['850k', 850_000],
  ['850 K', 850_000],
  ['1.2m', 1_200_000],
  ['$1.2 M', 1_200_000],
  ['1.005m', 1_005_000],
  ['8500,000', 8_500_000],
  ['850,00', 85_000],
  ['850,', 850],
  ['1,234.50', 1234.5],
])('reads the money %j', (text, value) => expect(readFigure(text, true)).toEqual({ value, problem: null }))

it('reads a rate with or without its per cent sign', () => {
  expect(['6.49', '6.49%', '.5'].map((text) => readFigure(text, false).value)).toEqual([6.49, 6.49, 0.5])
})

it.each([
  ['20%', true, PERCENTAGE],
  ['20%k', true, PERCENTAGE],
  ['abc', true, 'Enter a number'],
  ['k', true, 'Enter a number'],
  ['1.2b', true, 'Enter a number'],
  ['1.2.3', false, 'Enter a number'],
  ['5k', false, 'Enter a number'],
  ['5,5', false, COMMA],
  ['5,50%', false, COMMA],
  ['1,2m', true, COMMA],
])('refuses %j, money: %s', (text, money, problem) =>
  expect(readFigure(text, money)).toMatchObject({ value: null, problem }),
)

it('reads a percentage of a known figure as money', () => {
  expect(readFigure('20%', true, 850_000)).toEqual({ value: 170_000, problem: null })
  expect(readFigure('12.5 %', true, 850_000)).toEqual({ value: 106_250, problem: null })
  expect(readFigure('20%', true, null).problem).toBe(PERCENTAGE)
})
