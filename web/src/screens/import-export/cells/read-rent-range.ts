import { readFigureCell } from './read-figure-cell.ts'

/** Dollars a week. */
export interface RentRange {
  readonly lower: number
  readonly upper: number
}

const RANGE = /^(\$?[\d,.]+)\s*(?:-|–|—|\bto\b)\s*(\$?[\d,.]+)(\D*)$/u

/** A rent as people write a range: “650-700”, “$650 to $700 pw”; null for anything else. */
export function readRentRange(text: string, head: string): RentRange | null {
  const [, from = '', to = '', words = ''] = RANGE.exec(text) ?? []
  const [lower, upper] = [from, to].map((bound) => boundOf(`${bound}${words}`, head))
  return lower && upper && lower < upper ? { lower, upper } : null
}

function boundOf(text: string, head: string): number | null {
  const read = readFigureCell('weekly_rental_income', text, null, true, head)
  return read === null || read.kind === 'refused' ? null : read.value
}
