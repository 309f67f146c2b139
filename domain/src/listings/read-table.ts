import { kindOfUnit } from './kind-of-unit.ts'
import { cutText } from './cut-text.ts'
import { foldText } from '../property/fold-text.ts'
import { readHeading } from './heading.ts'
import { type ListedHome, type ListingDoubt, MAX_HOME_LENGTH } from './listed-home.ts'
import { readBedroomsCell } from './read-bedrooms.ts'
import { readDwelling } from './read-dwelling.ts'
import { findAddresses } from './find-addresses.ts'
import { readFacts } from './read-line.ts'
import { readPriceCell } from './read-price.ts'
import { type TableRow, readTableRow } from './split-cells.ts'

type Column =
  | 'address'
  | 'unit'
  | 'number'
  | 'street'
  | 'suburb'
  | 'city'
  | 'postcode'
  | 'bedrooms'
  | 'price'
  | 'method'
  | 'dwelling'

const HEADINGS: Readonly<Record<Column, RegExp>> = {
  address: /^(?:(?:full |street |property )?address(?: line)?(?: 1)?|property|home|location|listing|title)$/u,
  unit: /^(?:unit|flat|unit number|unit no)$/u,
  number: /^(?:no|number|street number|street no|house number|house no)$/u,
  street: /^(?:street|road|street name|road name)$/u,
  suburb: /^(?:suburb|locality|area|suburb locality|address line 2)$/u,
  city: /^(?:city|town|town city|city town|district)$/u,
  postcode: /^(?:postcode|post code|zip)$/u,
  bedrooms: /^(?:(?:no of |number of |num |n )?(?:bed|beds|bedroom|bedrooms|br|brs|bdrms|brms)(?: no)?)$/u,
  price:
    /^(?:(?:asking |list |listed |listing |purchase |sale |sales |buy |advertised )?price(?: nzd| nz| guide| method| method of sale| 000s?| k| in thousands| m| usd| aud)?|asking|ask|price method)$/u,
  method: /^(?:method|method of sale|sale method|sale type)$/u,
  dwelling: /^(?:type|kind|dwelling|property type|dwelling type|home type|category)$/u,
}
const SUMS = /^(?:grand |sub ?)?(?:totals?|sum|averages?|avg|mean|median|count|min|max|subtotals?)(?![\p{L}])/iu
const LONGEST_HEADINGS = 1000
const HEADING_LINES = 3
const MOST_COLUMNS = 50
const SEPARATORS = ['\t', '|', ';', ',']

export interface ListedTable {
  readonly homes: readonly ListedHome[]
  /** Where the table ends in the text. */
  readonly end: number
}

/** Reads a table whose headings begin at `start`; null when no table begins there. It ends at a blank line, or one without cells. */
export function readTable(text: string, start: number, most: number): ListedTable | null {
  const headings = findHeadings(text, start)
  if (headings === null) return null
  const homes: ListedHome[] = []
  let end = headings.end
  while (end < text.length && homes.length < most) {
    const row = readTableRow(text, end, headings.separator)
    if (row.cells.length < 2 && !(row.cells[0] ?? '').includes(headings.separator)) break
    end = row.end
    const home = homeOf(text, row, headings)
    if (home !== null) homes.push(home)
  }
  return { homes, end }
}

interface Headings {
  readonly columns: readonly (Column | null)[]
  /** As written. */
  readonly cells: readonly string[]
  readonly separator: string
  readonly end: number
}

function findHeadings(text: string, start: number): Headings | null {
  const lines = firstLines(text, start)
  for (const separator of SEPARATORS) {
    if (!lines.includes(separator)) continue
    const row = readTableRow(lines, 0, separator)
    const columns = row.cells.slice(0, MOST_COLUMNS).map(columnOf)
    const known = new Set(columns.filter((column) => column !== null))
    const hasPlace = known.has('address') || known.has('street') || known.has('suburb')
    if (hasPlace && known.size >= 2) return { columns, cells: row.cells, separator, end: start + row.end }
  }
  return null
}

/** Where headings may be: more than these lines and characters have none, which bounds what each line of a text costs. */
function firstLines(text: string, start: number): string {
  return text
    .slice(start, start + LONGEST_HEADINGS)
    .split('\n', HEADING_LINES)
    .join('\n')
}

function columnOf(cell: string): Column | null {
  const name = foldText(cell.replaceAll(/\([^)]{0,30}\)|[$#]/gu, ' '))
  for (const column of COLUMNS) if (HEADINGS[column].test(name)) return column
  return null
}

const COLUMNS: readonly Column[] = [
  'address',
  'unit',
  'number',
  'street',
  'suburb',
  'city',
  'postcode',
  'bedrooms',
  'price',
  'method',
  'dwelling',
]

function homeOf(text: string, row: TableRow, { columns, cells: heads }: Headings): ListedHome | null {
  const cellOf = (sought: Column) =>
    row.cells
      .find((cell, at) => columns[at] === sought && cell.trim() !== '')
      ?.trim()
      .replaceAll(/\s*\n\s*/gu, ', ')
      .replaceAll(/\s+/gu, ' ') ?? ''
  const street = [cellOf('number'), cellOf('street')].filter((part) => part !== '').join(' ')
  const unit = cellOf('unit')
  const own = cellOf('address') || (unit === '' || street === '' ? street : `${unit}/${street}`)
  const places = [cellOf('suburb'), cellOf('city')].filter(
    (part) => part !== '' && !own.toLowerCase().includes(part.toLowerCase()),
  )
  const address = [plainAddress(own), ...places].filter((part) => part !== '').join(', ')
  if (row.cells.slice(0, MOST_COLUMNS).filter((cell) => columnOf(cell) !== null).length > 1) return null
  const isSum = row.cells.some((cell) => SUMS.test(cell.trim())) && !/\d/u.test(own)
  if (isSum || !/\p{L}/u.test(own === '' ? cellOf('suburb') : own)) return null

  const { facts } = readFacts(own === address ? '' : own)
  const priceAt = row.cells.findIndex((cell, at) => columns[at] === 'price' && cell.trim() !== '')
  const inCell = readPriceCell(cellOf('price'), readHeading(heads[priceAt] ?? '').unit)
  const method = readPriceCell(cellOf('method'))
  const dwelling = readDwelling(cellOf('dwelling'))
  const isRoom = /^rooms?$/iu.test(cellOf('dwelling'))
  const named = isRoom ? 'Room' : (dwelling.dwelling ?? facts.dwelling?.kind ?? null)
  const ofUnit = named === null && dwelling.doubt === null ? kindOfUnit(address) : null
  const bedrooms = readBedroomsCell(cellOf('bedrooms')) ?? facts.bedrooms?.count ?? null
  const doubts: ListingDoubt[] = [inCell.doubt, dwelling.doubt, ofUnit?.doubt ?? null].filter((doubt) => doubt !== null)
  return {
    text: cutText(text.slice(row.start, row.end).trim(), MAX_HOME_LENGTH),
    address: cutText(address, 200),
    dwelling: named ?? ofUnit?.kind ?? null,
    number_of_bedrooms: bedrooms,
    purchase_price: inCell.price,
    price_words: inCell.words ?? method.words,
    doubts,
  }
}

/** The address of a cell that has more: 12 Rintoul Street, 3 bed. */
function plainAddress(cell: string): string {
  const [first] = findAddresses(cell)
  return first === undefined ? cell : cell.slice(first.start, first.end)
}
