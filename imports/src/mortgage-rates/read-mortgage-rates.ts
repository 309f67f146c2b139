import { addDays } from '@homeyield/domain/dates/calendar-day'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { MORTGAGE_TERMS } from '@homeyield/domain/loans/mortgage-terms'
import type { RateKind } from '@homeyield/domain/loans/published-rates'
import { basename } from 'node:path'
import { readRecords } from '../csv/read-records.ts'
import { type MortgageRate, TERM_COLUMNS } from './mortgage-rate.ts'

const FIXED = MORTGAGE_TERMS.filter((term) => term !== 0).map((term) => TERM_COLUMNS[term])

/** The columns of the two tables. The capped rate, which ended in 2009, is not read. */
const COLUMNS: Readonly<Record<RateKind, readonly string[]>> = {
  standard: ['month_end', TERM_COLUMNS[0], 'capped', ...FIXED],
  special: ['month_end', ...FIXED],
}

/**
 * Reads a table of the Reserve Bank, B20 (standard rates) or B21 (special rates), as CSV. Throws, naming file and line,
 * for other columns, a day that does not end a month, a month that is still to come or there twice, and a figure that is no rate.
 */
export async function readMortgageRates(path: string): Promise<readonly MortgageRate[]> {
  const rates: MortgageRate[] = []
  const months = new Set<string>()
  const today = dayInNewZealand(new Date())
  for await (const { header, rows, lineOf } of readRecords(path, {
    columns: [],
    onProgress: () => undefined,
    mayEndOpen: true,
  })) {
    const kind = kindOf(header, path)
    for (const [index, row] of rows.entries()) {
      const valueOf = (column: string) => row[header.indexOf(column)]?.trim() ?? ''
      const where = `${path}, line ${lineOf(index)}`
      const month_end = valueOf('month_end')
      if (!isMonthEnd(month_end))
        throw new Error(`${where}: “${month_end}” is not the last day of a month, such as 2026-01-31.`)
      if (month_end > today) throw new Error(`${where}: ${month_end} is still to come.`)
      if (months.has(month_end)) throw new Error(`${where}: ${month_end} is there twice.`)
      months.add(month_end)
      for (const term_months of MORTGAGE_TERMS) {
        const text = valueOf(TERM_COLUMNS[term_months])
        if (text === '') continue
        const rate = Number(text)
        if (!PER_CENT.test(text) || rate === 0) throw new Error(`${where}: “${text}” is not a rate in per cent.`)
        rates.push({ kind, month_end, term_months, rate })
      }
    }
  }
  return rates
}

const PER_CENT = /^\d{1,2}(?:\.\d+)?$/u

function kindOf(header: readonly string[], path: string): RateKind {
  if (hasColumns(header, COLUMNS.standard)) return 'standard'
  if (hasColumns(header, COLUMNS.special)) return 'special'
  throw new Error(
    `${basename(path)} has other columns than the Reserve Bank’s tables B20 (${COLUMNS.standard.join(', ')}) and B21 (${COLUMNS.special.join(', ')}): ${header.join(', ').slice(0, 300)}.`,
  )
}

function hasColumns(header: readonly string[], columns: readonly string[]): boolean {
  return header.length === columns.length && columns.every((column) => header.includes(column))
}

function isMonthEnd(day: string): boolean {
  return /^(?:19|20)\d{2}-(0[1-9]|1[0-2])-\d{2}$/u.test(day) && addDays(day, 1).endsWith('-01')
}
