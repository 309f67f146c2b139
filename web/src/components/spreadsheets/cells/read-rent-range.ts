import type { Target } from '../columns/target.ts'
import { readFigureCell } from './read-figure-cell.ts'

/** Dollars a week. */
export interface RentRange {
  readonly lower: number
  readonly upper: number
}

const RANGE = /^(\$?[\d,.]+)\s*(?:-|–|—|\bto\b)\s*(\$?[\d,.]+)(\D*)$/u
const PRICE_RANGE = /^(\$?\s*[\d,.]+)\s*([km]?)\s*(?:-|–|—|\bto\b)\s*(\$?\s*[\d,.]+)\s*([km]?)$/iu

/** A rent as people write a range: “650-700”, “$650 to $700 pw”; null for anything else. */
export function readRentRange(text: string, head: string): RentRange | null {
  const [, from = '', to = '', words = ''] = RANGE.exec(text) ?? []
  const [lower, upper] = [from, to].map((bound) => boundOf(`${bound}${words}`, head))
  return lower && upper && lower < upper ? { lower, upper } : null
}

/** A price as people write a range: “850k–900k”, “$850-900k”; null for anything else. */
export function readPriceRange(target: Target, text: string, head: string): RentRange | null {
  const [, from = '', size = '', to = '', sizeOfBoth = ''] = PRICE_RANGE.exec(text) ?? []
  const lower = boundOf(`${from}${size || sizeOfBoth}`, head, target)
  const upper = boundOf(`${to}${sizeOfBoth}`, head, target)
  return lower && upper && lower < upper ? { lower, upper } : null
}

function boundOf(text: string, head: string, target: Target = 'weekly_rental_income'): number | null {
  const read = readFigureCell(target, text, null, true, head)
  return read === null || read.kind === 'refused' ? null : read.value
}
