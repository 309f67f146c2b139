import { HIDDEN, hideMatches } from './hide-text.ts'
import type { ListingDoubt } from './listed-home.ts'

/** The bedrooms in a line, and the line with them, baths and parking hidden. */
export interface BedroomsInText {
  readonly bedrooms: number | null
  readonly doubt: ListingDoubt | null
  readonly rest: string
}

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = String.raw`(?:\d{1,2}|${WORDS.join('|')})`
const NUMBER = String.raw`(?<![\p{L}\d.,/$])${COUNT}`
const SIZE = '(?:double|dbl|dble|big|large|good|generous|spacious|single|x)'
const BED = String.raw`(?:bed-?\s?rooms?|beds?|bedders?|b\/?rms?|bdrms?|bdr|bdms?|bds?|brs?|b/r|bedrms?)(?![\p{L}])`
const BEFORE = new RegExp(
  String.raw`(?<number>${NUMBER})(?<half>\s?(?:[-–/+]|or\s|to\s)\s?${COUNT})?[\s-]{0,2}(?:\+\s?study\s)?(?:${SIZE}[\s,]{1,2}){0,2}${BED}`,
  'giu',
)
const AFTER = new RegExp(String.raw`(?<![\p{L}\d])${BED}[:=\s#]{1,3}(?<number>\d{1,2})(?![\d.,]\d|\d)`, 'giu')
const OTHERS =
  /(?<![\p{L}\d.,$])(?:\d{1,2}(?:\.5|½)?|one|two|three|four)[\s-]{0,2}(?:(?:car|double|single|off[- ]street|internal)\s){0,2}(?:bath(?:room)?s?|baths?|ba|bth|wc|toilets?|ensuites?|cars?|car ?parks?|carports?|parks?|parking|garages?|gar|lounges?|living|storeys?|stor(?:y|ies)|levels?|floors?|lug|x car)(?![\p{L}])|(?<![\p{L}\d])(?:bath(?:room)?s?|cars?|car ?parks?|garages?|parking|toilets?|ensuites?|lounges?|living(?: areas?)?)[:=\s]{1,3}\d{1,2}(?!\d)|(?<![\p{L}\d])(?:double|single|internal|tandem)(?: internal)?(?: car)? (?:garag(?:e|ing)|carport)(?![\p{L}])|(?<![\p{L}\d])(?:bathrooms?|garag(?:e|ing)|carport|carparks?|study|ensuite)(?![\p{L}])/giu
/** Bed, bath, car: 3 2 1. */
const TRIPLE = new RegExp(
  String.raw`(?<![^\s,;|(${HIDDEN}])(?<number>\d{1,2})(?:\s?[/|·•,\t-]\s?|\s{1,3})\d{1,2}(?:\.5)?(?:\s?[/|·•,\t-]\s?|\s{1,3})\d{1,2}(?![^\s,;|)${HIDDEN}])`,
  'u',
)
const MOST = 20

/** Reads the bedrooms of a home in a line. Source: docs/method/screening.md, "Reading a list". */
export function readBedrooms(line: string): BedroomsInText {
  const plain = line
    .replace(/[🛏🛌]\u{fe0f}?/gu, ' bed ')
    .replace(/[🛁🛀🚿]\u{fe0f}?/gu, ' bath ')
    .replace(/[🚗🚘🅿]\u{fe0f}?/gu, ' car ')
  const typed = [...numbersIn(plain, BEFORE)]
  const found = typed.length > 0 ? typed : [...numbersIn(plain, AFTER)]
  const hidden = hideMatches(hideMatches(hideMatches(plain, BEFORE), OTHERS), found === typed ? BED_ALONE : AFTER)
  const numbers = new Set(found)
  const [first] = numbers
  if (numbers.size > 1) return { bedrooms: null, doubt: 'several_bedrooms', rest: hidden }
  if (first !== undefined) return { bedrooms: inLimits(first), doubt: null, rest: hidden }
  if (/(?<![\p{L}])(?:studio|bedsit)(?![\p{L}])/iu.test(plain)) {
    return { bedrooms: 1, doubt: 'studio_as_one_bedroom', rest: hidden }
  }
  const triple = TRIPLE.exec(plain)
  const bedrooms = inLimits(Number(triple?.groups?.['number'] ?? 0))
  return bedrooms === null
    ? { bedrooms, doubt: null, rest: hidden }
    : { bedrooms, doubt: null, rest: hideMatches(hidden, TRIPLE) }
}

const BED_ALONE = /(?<![\p{L}])bedrooms?(?![\p{L}])/giu

/** A number alone in its cell or line; null when it can be no bedrooms. */
export function readBedroomsCell(cell: string): number | null {
  const [, number] = /^\s*(\d{1,2})\+?\s*$/u.exec(cell) ?? []
  return number === undefined ? readBedrooms(cell).bedrooms : inLimits(Number(number))
}

function* numbersIn(line: string, pattern: RegExp): Generator<number> {
  for (const { groups = {} } of line.matchAll(pattern)) {
    const { number = '', half } = groups
    yield countOf(number)
    // 3-4 bedrooms is one or the other, and so may 4+1 be.
    if (half !== undefined) yield countOf(half.replace(/^(?:[\s/+–-]|or\s|to\s)+/iu, ''))
  }
}

function countOf(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase())
  return word === -1 ? Number(text) : word + 1
}

function inLimits(bedrooms: number): number | null {
  return bedrooms >= 1 && bedrooms <= MOST ? bedrooms : null
}
