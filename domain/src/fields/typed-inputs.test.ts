import { describe, expect, it } from 'vitest'
import { PRICE, RATE, WEEKLY, YEARLY } from './amounts.ts'
import { type FigureRow, readTypedFigure } from './read-typed-figure.ts'

const COUNT = { kind: 'whole', unit: '' } as const
const YEARS = { kind: 'rate', unit: 'years' } as const

/** A value, one that is asked about (“?”), or null for what is refused. */
type Right = number | `${number}?` | 'nothing' | null

function resultOf(text: string, row: FigureRow, whole?: number): Right {
  const read = readTypedFigure(text, row, whole)
  if (read.kind === 'refused') return null
  return read.kind === 'unsure' ? `${read.value}?` : (read.value ?? 'nothing')
}

const read = (row: FigureRow, cases: readonly (readonly [text: string, right: Right])[], whole?: number) =>
  it.each(cases)('“%s”', (text, right) => expect(resultOf(text, row, whole)).toBe(right))

describe('a price as people type it', () => {
  read(PRICE, [
    ['   ', 'nothing'],
    ['\u00A0', 'nothing'],
    ['850,000.00', 850_000],
    ['$ 850,000', 850_000],
    ['850\u00A0000', 850_000],
    ['850\u202F000', 850_000],
    ['1 200 000', 1_200_000],
    ['1.2M', 1_200_000],
    ['590k', 590_000],
    ['590 K', 590_000],
    ['0.59m', 590_000],
    ['850.5k', 850_500],
    ['00850000', 850_000],
    ['850000.', 850_000],
    ['0', 0],
    ['0.00', 0],
    ['850.00', 850],
    ['0,850', null],
    ['0 850', null],
    ['0,850m', null],
    ['000,850', null],
    ['01,250', null],
    ['1,250,00', null],
    ['12,50,000', null],
    ['1200,500', null],
    ['1200,50', '1200.5?'],
    ['1 200,50', '1200.5?'],
    ['650 . 50', null],
    ['6 50', null],
    ['1 2', null],
    ['1e5', null],
    ['0x10', null],
    ['5-6', null],
    ['5/6', null],
    ['850k-900k', null],
    ['850+', null],
    ['~850k', null],
    ['850,000*', null],
    ['US$850,000', null],
    ['€850,000', null],
    ['A$850,000', null],
    ['£850k', null],
    ['١٢', null],
    ['８５０', null],
    ['½', null],
    ['Infinity', null],
    ['NaN', null],
    ['850,000.000', null],
    ['1.000.000', null],
    ['1.000', null],
    ['850.0', 850],
    ['.850', null],
    ['-5', -5],
    ['(5)', -5],
    ['- 5', -5],
    ['850000 850000', null],
    ['850k k', null],
    ['850kk', null],
    ['8,5', '8.5?'],
    ['20 %', null],
  ])
})

describe('a rent as people type it', () => {
  read(WEEKLY, [
    ['650,50', '650.5?'],
    ['650.50', 650.5],
    ['$650 pw', 650],
    ['650pw', 650],
    ['650 / week', 650],
    ['650 per wk', 650],
    ['2,600 pcm', '600?'],
    ['2,600 pm', '600?'],
    ['2600/mo', '600?'],
    ['1,300 fortnightly', '650?'],
    ['33,800 pa', '650?'],
    ['33.8k a year', '650?'],
    ['8450 quarterly', '650?'],
    ['0,650', null],
    ['650 daily', null],
    ['650 pppw', null],
    ['650 each', null],
    ['650-700', null],
  ])
  read(YEARLY, [
    ['2,900', 2900],
    ['$241.67 monthly', '2900?'],
    ['55.77 pw', '2900?'],
    ['2900 p.a.', 2900],
  ])
})

describe('a rate, a term and a count as people type them', () => {
  read(RATE, [
    ['6,49%', '6.49?'],
    ['6,49', '6.49?'],
    ['6.49%', 6.49],
    ['6.490', 6.49],
    ['.0649', 0.0649],
    ['0.0649', 0.0649],
    ['0,650', '0.65?'],
    ['6.49 p.a.', 6.49],
    ['6.49% per annum', 6.49],
    ['6.49% pm', null],
    ['$6.49', 6.49],
    ['6.49k', null],
    ['6 49', null],
    ['6.49.', null],
    ['6..49', null],
    ['649bp', null],
    ['6½', null],
  ])
  read(YEARS, [
    ['30 yrs', 30],
    ['25.5', 25.5],
    ['360 months', null],
    ['24y 6m', null],
  ])
  read(COUNT, [
    ['3', 3],
    ['3,000', 3000],
    ['0,003', null],
    ['3 000', 3000],
    ['3.5', null],
    ['3+', null],
    ['three', null],
    ['-2', -2],
  ])
  read(
    PRICE,
    [
      ['20%', 170_000],
      ['12,5%', '106250?'],
      ['20', 20],
      ['0,200%', '1700?'],
      ['20%%', null],
      ['20% of price', null],
    ],
    850_000,
  )
})
