import { readTypedFigure, type TypedFigure } from '@homeyield/domain/fields/read-typed-figure'

const WORDS = /\s*(?:bed(?:room)?s?|bdrms?|brs?|car(?:\s*(?:park|space|port))?s?|parks?|garages?)\.?$/iu
const BATHS = /(?<=\d(?:\s*(?:bed(?:room)?s?|bdrms?|brs?))?)[\s,/+&]+\d+(?:\.5)?\s*ba(?:th(?:room)?s?)?\.?$/iu
const OR_MORE = /^(\d+)\s*(?:\+|or more)$/iu
const PLUS = /^(\d+)\s*\+\s*\d+$/u
// Beds and baths.
const SLASH = /^(\d{1,2})\s*\/\s*\d{1,2}$/u
const HALF = /^(\d+)[.,]\d{1,2}$/u

const IN_WORDS: Readonly<Record<string, number>> = { no: 0, none: 0, nil: 0, zero: 0, single: 1, double: 2, triple: 3 }

/** A count as people write it: “3 bed”, “5+”; “3+1”, “3/1” and “3.5” are asked about. */
export function readCount(cell: string): TypedFigure {
  const text = cell.trim().replace(BATHS, '').replace(WORDS, '')
  const inWords = IN_WORDS[text.toLowerCase()]
  if (inWords !== undefined) return { kind: 'value', value: inWords }
  const orMore = OR_MORE.exec(text)?.[1]
  if (orMore !== undefined) return { kind: 'value', value: Number(orMore) }
  const read = readTypedFigure(text, { kind: 'whole', unit: '' })
  if (read.kind !== 'refused') return read
  const whole = (PLUS.exec(text) ?? SLASH.exec(text) ?? HALF.exec(text))?.[1]
  if (whole === undefined) return read
  return { kind: 'unsure', value: Number(whole), reading: whole, problem: read.problem }
}
