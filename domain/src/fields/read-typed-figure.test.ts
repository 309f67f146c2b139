import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WEEKLY, YEARLY, PRICE, RATE } from './amounts.ts'
import { type FigureRow, readTypedFigure } from './read-typed-figure.ts'
import { writeNumber } from '../money/write-number.ts'

const COUNT = { kind: 'whole', unit: '' } as const
const YEARS = { kind: 'rate', unit: 'years' } as const

const value = (figure: number | null) => ({ kind: 'value', value: figure })
const unsure = (figure: number, problem: string) => ({
  kind: 'unsure',
  value: figure,
  reading: / Enter (.+)\.$/u.exec(problem)?.[1],
  problem,
})
const refused = (problem: string) => ({ kind: 'refused', problem })
const unclear = (text: string, example = '850,000') =>
  refused(`“${text}” is not clear. Enter a number such as ${example}`)

type Case = readonly [text: string, result: object]

const read = (row: FigureRow, cases: readonly Case[]) =>
  it.each(cases)('“%s”', (text, result) => expect(readTypedFigure(text, row)).toEqual(result))

describe('money', () => {
  read(PRICE, [
    ['', value(null)],
    ['  ', value(null)],
    ['850000', value(850_000)],
    ['$850,000', value(850_000)],
    ['NZ$850,000.50', value(850_000.5)],
    ['nz$ 850 000', value(850_000)],
    ['NZD 850,000', value(850_000)],
    ['nzd850000', value(850_000)],
    ['-NZD 5', value(-5)],
    ['NZD −5', value(-5)],
    ['NZD $850,000', refused('Enter a number such as 850,000')],
    ['850 000', value(850_000)],
    ['850k', value(850_000)],
    ['850 K', value(850_000)],
    ['$1.2m', value(1_200_000)],
    ['1,250k', value(1_250_000)],
    ['1,234.5', value(1234.5)],
    ['1,250,000', value(1_250_000)],
    ['5.', value(5)],
    ['.5', value(0.5)],
    ['-$5', value(-5)],
    ['$−5', value(-5)],
    ['(850,000)', value(-850_000)],
    ['-0', value(0)],
    ['650,50', unsure(650.5, '“650,50” is not clear. Enter 650.50.')],
    ['650,5', unsure(650.5, '“650,5” is not clear. Enter 650.50.')],
    ['850,', unsure(850, '“850,” is not clear. Enter 850.00.')],
    ['1,2m', unsure(1_200_000, '“1,2m” is not clear. Enter 1,200,000.00.')],
    ['850.000', unclear('850.000')],
    ['850.0000', unclear('850.0000')],
    ['1.250k', unclear('1.250k')],
    // A dot followed by three digits is not clear, whatever follows them.
    ['1.005m', unclear('1.005m')],
    ['1.250m', unclear('1.250m')],
    ['1.2505m', value(1_250_500)],
    ['$1.250.000', unclear('$1.250.000')],
    ['1.250.000,00', unclear('1.250.000,00')],
    ['850,000,5', unclear('850,000,5')],
    ['8500,000', unclear('8500,000')],
    ['1,50,000', unclear('1,50,000')],
    ['12 34', unclear('12 34')],
    ['650 700', value(650_700)],
    [',', unclear(',')],
    ['9'.repeat(400), unclear('9'.repeat(400))],
    ['abc', refused('Enter a number such as 850,000')],
    ['$', refused('Enter a number such as 850,000')],
    ['k', refused('Enter a number such as 850,000')],
    ['1e5', refused('Enter a number such as 850,000')],
    ['1.2b', refused('Enter a number such as 850,000')],
    ['650-700', refused('Enter a number such as 850,000')],
    ['--1', refused('Enter a number such as 850,000')],
    ['-$-1', refused('Enter a number such as 850,000')],
    ['$850,000 pw', refused('Enter a number such as 850,000')],
    ['20%', refused('Enter a number in dollars, such as 850,000')],
  ])
})

describe('money for a period', () => {
  const perWeek = (text: string, figure: string) => `“${text}” is not for a week. Enter ${figure} a week.`
  read(WEEKLY, [
    ...[
      '$650 pw',
      '650/week',
      '650 a week',
      '650 p.w.',
      '650 p/w',
      '650 /wk',
      '650 weekly',
      '$650 per week',
      '650pw',
    ].map((text) => [text, value(650)] as const),
    ['$2,600 a month', unsure(600, perWeek('$2,600 a month', '600'))],
    ['2800 pm', unsure(646, perWeek('2800 pm', '646'))],
    ['2800 pcm', unsure(646, perWeek('2800 pcm', '646'))],
    ['33.8k p.a.', unsure(650, perWeek('33.8k p.a.', '650'))],
    ['1300 a fortnight', unsure(650, perWeek('1300 a fortnight', '650'))],
    ['650,50 pw', unsure(650.5, '“650,50 pw” is not clear. Enter 650.50.')],
    ['NZD 650', value(650)],
    ['NZD 650 a week', value(650)],
    ['650 a day', refused('Enter a number such as 1,250.50')],
  ])
  read(YEARLY, [
    ['$150 a month', unsure(1800, '“$150 a month” is not for a year. Enter 1,800 a year.')],
    ['725 quarterly', unsure(2900, '“725 quarterly” is not for a year. Enter 2,900 a year.')],
    ['2,900 pa', value(2900)],
    ['2,900 per annum', value(2900)],
  ])
})

describe('a share of a known figure', () => {
  it.each([
    ['20%', 850_000, value(170_000)],
    ['12.5 %', 850_000, value(106_250)],
    ['12,5%', 850_000, unsure(106_250, '“12,5%” is not clear. Enter 12.5%.')],
    ['33.3333%', 100_000, value(33_333.3)],
    ['20%', null, refused('Enter the price first, or a number in dollars')],
    ['$20%', 850_000, refused('Enter a number in dollars, such as 850,000')],
    ['NZD 20%', 850_000, refused('Enter a number in dollars, such as 850,000')],
    ['20k%', 850_000, refused('Enter a number in dollars, such as 850,000')],
    ['20% pa', 850_000, refused('Enter a number in dollars, such as 850,000')],
    ['20', 850_000, value(20)],
  ])('“%s” of %s', (text, whole, result) => expect(readTypedFigure(text, PRICE, whole)).toEqual(result))
})

describe('a rate', () => {
  read(RATE, [
    ['6.49', value(6.49)],
    ['6.49%', value(6.49)],
    ['6.49 % pa', value(6.49)],
    ['6.125', value(6.125)],
    ['6.1255', value(6.1255)],
    ['-1.5', value(-1.5)],
    ['6,49', unsure(6.49, '“6,49” is not clear. Enter 6.49.')],
    ['6,125 %', unsure(6.125, '“6,125 %” is not clear. Enter 6.125.')],
    ['6.12345', unclear('6.12345', '6.49')],
    ['1.2.3', unclear('1.2.3', '6.49')],
    ['0.5% a month', refused('Enter a number such as 6.49')],
    ['5k', refused('Enter a number such as 6.49')],
    ['$6.49%', refused('Enter a number such as 6.49')],
  ])
  read(YEARS, [
    ['27.5', value(27.5)],
    ['25 years', value(25)],
    ['27,5', unsure(27.5, '“27,5” is not clear. Enter 27.50.')],
    ['30%', refused('Enter a number such as 6.49')],
  ])
})

describe('a count', () => {
  read(COUNT, [
    ['3', value(3)],
    ['3.0', value(3)],
    ['1,200', value(1200)],
    ['2.5', refused('Enter a whole number')],
    ['3+1', refused('Enter a whole number')],
    ['3.000', refused('“3.000” is not clear. Enter a whole number')],
  ])
})

it('reads back what is shown', () => {
  const cents = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }).map((whole) => whole / 100)
  const rates = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((whole) => whole / 10_000)
  fc.assert(
    fc.property(cents, rates, (money, rate) => {
      expect(readTypedFigure(writeNumber(money, 2), PRICE)).toEqual(value(money))
      expect(readTypedFigure(writeNumber(rate, 4), RATE)).toEqual(value(rate))
    }),
  )
})
