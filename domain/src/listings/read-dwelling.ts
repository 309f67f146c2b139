import type { Dwelling } from '../property/property-options.ts'
import { hideMatches } from './hide-text.ts'
import type { ListingDoubt } from './listed-home.ts'

/** The kind of home in a line, and the line with it hidden. */
export interface DwellingInText {
  readonly dwelling: Dwelling | null
  /** Home alone is vague, so that any other word goes before it. */
  readonly isWeak: boolean
  readonly doubt: ListingDoubt | null
  readonly rest: string
}

const KINDS: readonly (readonly [Dwelling, RegExp])[] = [
  [
    'House',
    /(?<![\p{L}\d])(?:(?<!open |ware|power)houses?|town ?houses?|farmhouse|villas?|bungalows?|cottages?|homesteads?|bach|crib|duplex|standalone|stand-alone|terraced)(?![\p{L}])/giu,
  ],
  ['Apartment', /(?<![\p{L}\d])(?:apartments?|apt|studios?|penthouse|loft)(?![\p{L}])/giu],
  ['Flat', /(?<![\p{L}\d])(?:(?<!granny )(?<!dairy )flats?(?! bush)|units?|home unit|bedsit)(?![\p{L}]|\s?\d)/giu],
  [
    'Room',
    /(?<![\p{L}\d])(?:(?:single |double |furnished |spare )rooms?(?! h)|rooms? (?:in|to let|for rent|to rent)|boarding)(?![\p{L}])/giu,
  ],
]
const HOME = /(?<![\p{L}\d])(?<!open )(?:family )?homes?(?! ?(?:and|&) income)(?![\p{L}])/giu
const OPEN = /(?<![\p{L}\d])open (?:homes?|houses?)(?![\p{L}])/giu
/** A house of a kind, which is a house: villa unit is none. */
const SECOND_WORDS =
  /(?<![\p{L}\d])(?:terraced? house|home unit|studio (?:unit|flat)|granny flat|town ?house style)(?![\p{L}])/giu

/** Reads the kind of a home in a line. Source: docs/method/screening.md, "Reading a list". */
export function readDwelling(line: string): DwellingInText {
  const open = hideMatches(line, OPEN)
  const named = open.replace(SECOND_WORDS, (words) => padTo(meaningOf(words), words.length))
  const found = KINDS.filter(([, words]) => named.search(words) !== -1).map(([kind]) => kind)
  const rest = [...KINDS.map(([, words]) => words), HOME, SECOND_WORDS].reduce(hideMatches, open)
  // A room in a house.
  const [first, second] = found.includes('Room') ? (['Room'] as const) : found
  if (second !== undefined) return { dwelling: null, isWeak: false, doubt: 'several_kinds', rest }
  if (first !== undefined) return { dwelling: first, isWeak: false, doubt: null, rest }
  const isHome = open.search(HOME) !== -1
  return { dwelling: isHome ? 'House' : null, isWeak: isHome, doubt: null, rest }
}

function meaningOf(words: string): string {
  if (/^terrace|^town/iu.test(words)) return 'house'
  if (/^studio/iu.test(words)) return 'studio'
  return /^home/iu.test(words) ? 'unit' : ''
}

function padTo(word: string, length: number): string {
  return word.padEnd(length).slice(0, length)
}
