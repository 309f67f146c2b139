import { describe, expect, it } from 'vitest'
import { csvText } from './csv.ts'

it('is marked as UTF-8, with lines that end in CR LF', () => {
  expect(
    csvText([
      ['Address', 'Price'],
      ['Ōtāhuhu', 850_000],
      ['', null],
    ]),
  ).toBe('\uFEFF"Address","Price"\r\n"Ōtāhuhu",850000\r\n,\r\n')
})

describe('text', () => {
  it.each([
    ['1 High Street, Auckland', '"1 High Street, Auckland"'],
    ['The "Mill"', '"The ""Mill"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['a;b', '"a;b"'],
  ])('%j is %s', (text, cell) => expect(csvText([[text]])).toBe(`\uFEFF${cell}\r\n`))

  it.each([
    '=1+1',
    '+64 9 555',
    '-1',
    '@SUM(A1)',
    ' =1+1',
    '\t=1+1',
    '\ttext',
    '\rtext',
    '＝1+1',
    '＠x',
    '\uFEFF=1',
    "'=1",
    "''\t",
  ])('%j cannot become a formula', (text) => expect(csvText([[text]])).toBe(`\uFEFF"'${text}"\r\n`))

  it.each(['1 - 2 High Street', 'a=b', "'quoted'", '12@home'])('%j is left as it is', (text) => {
    expect(csvText([[text]])).toBe(`\uFEFF"${text}"\r\n`)
  })
})

it('writes figures plainly, a loss with a hyphen, and nothing for what is none', () => {
  expect(csvText([[1_250_000, 3.88, -2.61, 0, -0, 1e9, Number.NaN, Infinity]])).toBe(
    '\uFEFF1250000,3.88,-2.61,0,0,1000000000,,\r\n',
  )
})
