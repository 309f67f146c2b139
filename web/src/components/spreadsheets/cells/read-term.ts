import { readTypedFigure, type TypedFigure } from '@homeyield/domain/fields/read-typed-figure'
import { round } from '@homeyield/domain/money/round'
import type { HeadUnit } from '@homeyield/domain/listings/heading'

const COUNTED = /^(.*?\d)\s*(years?|yrs?|y|months?|mths?|mos?)\.?$/iu
const BOTH = /^(\d+)\s*(?:years?|yrs?|y)\.?,?\s*(?:and\s+)?(\d+)\s*(?:months?|mths?|mos?|m)\.?$/iu
// No loan is longer in years, and few are shorter in months.
const MOST_YEARS = 40
const LEAST_MONTHS = 120

/** The term of a loan in the unit of `target`: “25 years”, 360 months, or a number that says which by its size. */
export function readTerm(target: 'years' | 'months', cell: string | number, { counts }: HeadUnit): TypedFigure {
  const [, wholeYears, months] = BOTH.exec(String(cell).trim()) ?? []
  if (wholeYears !== undefined) {
    const total = Number(wholeYears) * 12 + Number(months)
    return { kind: 'value', value: target === 'years' ? round(total / 12, 4) : total }
  }
  const [, digits = String(cell), word = counts ?? ''] = COUNTED.exec(String(cell).trim()) ?? []
  const read: TypedFigure =
    typeof cell === 'number' ? { kind: 'value', value: cell } : readTypedFigure(digits, { kind: 'rate', unit: 'years' })
  if (read.kind === 'refused' || read.value === null) return read
  const given = read.value
  const isMonths = word === '' ? given > MOST_YEARS : /^m/iu.test(word)
  const years = isMonths ? given / 12 : given
  const value = target === 'years' ? round(years, 4) : round(years * 12, 4)
  const reading = `${given} ${isMonths ? 'months' : 'years'}`
  const isClear = word !== '' || given <= MOST_YEARS || given >= LEAST_MONTHS
  if (isClear) return { ...read, value }
  return { kind: 'unsure', value, reading, problem: `Enter ${given} years or ${given} months.` }
}
