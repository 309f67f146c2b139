import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SHIPPED_RATES } from './load-mortgage-rates.ts'
import { formatMortgageRates, parseMortgageRates } from './mortgage-rate-table.ts'
import { newestYear } from './newest-year.ts'
import { readMortgageRates } from './read-mortgage-rates.ts'

const B20 = 'month_end,floating,capped,6_months,1_year,18_months,2_years,3_years,4_years,5_years'
const B21 = 'month_end,6_months,1_year,18_months,2_years,3_years,4_years,5_years'

const MONTHS = [
  '2025-02-28',
  '2025-03-31',
  '2025-04-30',
  '2025-05-31',
  '2025-06-30',
  '2025-07-31',
  '2025-08-31',
  '2025-09-30',
  '2025-10-31',
  '2025-11-30',
  '2025-12-31',
  '2026-01-31',
]

async function read(...lines: string[]) {
  const path = join(await mkdtemp(join(tmpdir(), 'homeyield-rates-')), 'rates.csv')
  await writeFile(path, lines.map((line) => `${line}\n`).join(''))
  return readMortgageRates(path)
}

describe('the tables of the Reserve Bank', () => {
  it('have standard rates with a floating one, and special rates', async () => {
    const standard = await read(B20, '2026-01-31,6.15,,5.32,5.13,,5.32,5.54,5.77,5.84')
    expect(standard.map(({ term_months, rate }) => [term_months, rate])).toEqual([
      [0, 6.15],
      [6, 5.32],
      [12, 5.13],
      [24, 5.32],
      [36, 5.54],
      [48, 5.77],
      [60, 5.84],
    ])
    expect(standard[0]).toEqual({ kind: 'standard', month_end: '2026-01-31', term_months: 0, rate: 6.15 })
    const special = await read(B21, '2026-01-31,4.63,4.48,4.62,4.66,5.04,5.29,5.36')
    expect(special[1]).toEqual({ kind: 'special', month_end: '2026-01-31', term_months: 12, rate: 4.48 })
  })

  it.each([
    [
      'of other columns',
      ['month,floating,6_months,1_year', '2026-01-31,6,5,5'],
      /other columns than the Reserve Bank’s tables B20/u,
    ],
    ['with one more column', [`${B21},7_years`, '2026-01-31,4,4,4,4,4,4,4,4'], /: month_end, .*7_years\.$/u],
    [
      'of a day within a month',
      [B21, '2026-01-30,4,4,4,4,4,4,4'],
      /line 2: “2026-01-30” is not the last day of a month/u,
    ],
    ['with a word for a rate', [B21, '2026-01-31,4,low,4,4,4,4,4'], /line 2: “low” is not a rate in per cent/u],
    ['of a month to come', [B21, '2099-12-31,4,4,4,4,4,4,4'], /line 2: 2099-12-31 is still to come/u],
    ['of year 0', [B21, '0000-01-31,4,4,4,4,4,4,4'], /not the last day of a month/u],
    [
      'with a month twice',
      [B21, '2026-01-31,4,4,4,4,4,4,4', '2026-01-31,5,4,4,4,4,4,4'],
      /line 3: 2026-01-31 is there twice/u,
    ],
    ['with a figure of a program', [B21, '2026-01-31,0x10,4,4,4,4,4,4'], /“0x10” is not a rate/u],
    ['with a rate of nothing', [B21, '2026-01-31,4,0,4,4,4,4,4'], /“0” is not a rate/u],
  ])('are refused %s', async (_, lines, sentence) => {
    await expect(read(...lines)).rejects.toThrow(sentence)
  })
})

describe('the shipped table', async () => {
  const text = (await readFile(SHIPPED_RATES, 'utf8')).replaceAll('\r\n', '\n')

  it('has a year of both kinds, and is small', () => {
    const rates = parseMortgageRates(text)
    expect(new Set(rates.map(({ month_end }) => month_end)).size).toBe(12)
    const newest = (kind: string) => rates.findLast((rate) => rate.kind === kind)
    expect(newest('standard')).toMatchObject({ month_end: '2026-01-31', term_months: 60, rate: 5.84 })
    expect(newest('special')).toMatchObject({ month_end: '2026-01-31', term_months: 60, rate: 5.36 })
    expect(Buffer.byteLength(text)).toBeLessThan(8000)
  })

  it('begins and ends with what the importer makes of the first and the last month', async () => {
    // Source: Reserve Bank of New Zealand, tables B20 and B21. The first line of each is older than a year.
    const standard = await read(
      B20,
      '2025-01-31,7.63,,6.53,6.15,5.86,6.03,6.04,6.15,6.19',
      ...MONTHS.slice(1, -1).map((month) => `${month},7,,6,6,6,6,6,6,6`),
      '2025-02-28,7.33,,6.39,5.87,5.63,5.72,5.83,6.09,6.12',
      '2026-01-31,6.15,,5.32,5.13,5.08,5.32,5.54,5.77,5.84',
    )
    const special = await read(
      B21,
      '2025-01-31,6,5.59,5.43,5.44,5.59,5.81,5.84',
      '2025-02-28,5.85,5.28,5.22,5.13,5.38,5.67,5.7',
      '2026-01-31,4.63,4.48,4.62,4.66,5.04,5.29,5.36',
    )
    const shipped = parseMortgageRates(text)
    const made = parseMortgageRates(formatMortgageRates(newestYear([...standard, ...special])))
    expect(new Set(made.map(({ month_end }) => month_end))).toEqual(new Set(MONTHS))
    for (const month of ['2025-02-28', '2026-01-31']) {
      expect(made.filter(({ month_end }) => month_end === month)).toEqual(
        shipped.filter(({ month_end }) => month_end === month),
      )
    }
  })
})
