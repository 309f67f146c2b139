import { existsSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { SHIPPED_RATES } from './load-mortgage-rates.ts'
import { formatMortgageRates, parseMortgageRates } from './mortgage-rate-table.ts'
import { newestYear } from './newest-year.ts'
import { readMortgageRates } from './read-mortgage-rates.ts'

const OPEN_DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url))
const B20 = 'month_end,floating,capped,6_months,1_year,18_months,2_years,3_years,4_years,5_years'
const B21 = 'month_end,6_months,1_year,18_months,2_years,3_years,4_years,5_years'

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

  it('equals what the importer makes of the open data', async ({ skip }) => {
    const paths = ['rbnz_b20_standard_mortgage_rates.csv', 'rbnz_b21_special_mortgage_rates.csv']
    if (!existsSync(OPEN_DATA)) skip(`The open data are not at ${OPEN_DATA}.`)
    const rates = await Promise.all(paths.map((path) => readMortgageRates(join(OPEN_DATA, path))))
    expect(formatMortgageRates(newestYear(rates.flat()))).toBe(text)
  })
})
