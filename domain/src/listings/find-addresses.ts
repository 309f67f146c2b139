import { foldText } from '../property/fold-text.ts'
import { isStreetType, wordMeanings } from '../property/street-words.ts'
import { HIDDEN } from './hide-text.ts'
import { NO_NAME, NO_SUBURB } from './list-words.ts'

/** Where an address is in a line, from its unit or number to the end of its place. */
export interface AddressInText {
  readonly start: number
  readonly end: number
  readonly hasPlace: boolean
}

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

const TOKEN = new RegExp(String.raw`[^\s,:;|•·()"?!${HIDDEN}]+|[,:;|•·()"?!${HIDDEN}]`, 'gu')
const NUMBER = /^(?:(?:[a-z]{0,2}\d{1,5}[a-z]?|[a-z])\/)?\d{1,5}[a-z]?(?:[-–]\d{1,5}[a-z]?)?$/iu
/** 750k, which no house number is. */
const PRICE = /^\d{3,5}k$/iu
const UNIT_WORD = /^(?:unit|flat|apartment|apt|villa|suite|shop|lot|u|f)\.?$/iu
// Behind a street, villa 1910 is its year.
const UNIT_BEHIND = /^(?:unit|flat|apartment|apt)\.?$/iu
const UNIT_ID = /^[a-z]{0,2}\d{1,5}[a-z]?$|^[a-z]$/iu
const JOINED_UNIT = /^(?:unit|flat|apt|u|f)\d{1,5}[a-z]?(?:\/\d{1,5}[a-z]?)?$/iu
const NAME = /^\p{L}[\p{L}\p{M}'’‘`.-]*$/u
const COUNT = /^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/iu
const ROUTE = /^\d{1,2}[a-z]?$/iu
const POSTCODE = /^\d{4}$/u
const DASH = /^[-–—]+$/u
const OTHER_TYPES = new Set(
  'rise crest mall row wharf alley link strand heights vista downs hwy cove dell parkway'.split(' '),
)
const NAMED_ALONE = new Set([
  'broadway',
  'parade',
  'terrace',
  'esplanade',
  'crescent',
  'mall',
  'strand',
  'lane',
  'avenue',
  'drive',
  'ridgeway',
  'boulevard',
])
const DIRECTIONS = new Set('n s e w nth sth north south east west extension'.split(' '))
const PLAIN_TYPES = new Set('street road rd avenue ave lane crescent cres terrace tce place'.split(' '))
const MOST_NAME_WORDS = 5
const MOST_PLACE_WORDS = 8
const MOST_LEAD_WORDS = 4

/**
 * The addresses of a line, in order: each has a number beside a name that ends in a street type, or stands alone in its part of
 * the line. A place before the number is its place when none is after it.
 */
export function findAddresses(line: string): AddressInText[] {
  const tokens = tokensOf(line)
  const found: AddressInText[] = []
  for (let at = 0, past = 0; at < tokens.length; at += 1) {
    const place = NUMBER.test(tokens[at]?.text ?? '') ? readAddress(tokens, at, past) : null
    if (place === null) continue
    const [first, last, streetLast] = [tokens[place.from], tokens[place.to - 1], tokens[place.streetTo - 1]]
    if (first !== undefined && last !== undefined && streetLast !== undefined) {
      const hasPlace = place.to > place.streetTo || place.hasLead
      found.push({ start: first.start, end: last.end, hasPlace })
    }
    past = place.to
    at = Math.max(at, place.to - 1)
  }
  return found
}

interface TokenRange {
  readonly from: number
  readonly streetTo: number
  readonly to: number
  readonly hasLead: boolean
}

/** The address of the number at `at`, whose street is after it or, with the number last, before it but not before `past`. */
function readAddress(tokens: readonly Token[], at: number, past: number): TokenRange | null {
  const before = startOfStreetBefore(tokens, at, past)
  const streetTo = before === null ? endOfStreet(tokens, at) : null
  if (streetTo !== null) {
    const to = endOfPlace(tokens, at, streetTo)
    const own = startOfUnit(tokens, at)
    const from = to > streetTo ? own : startOfLead(tokens, own, past)
    return { from, streetTo, to, hasLead: from < own }
  }
  // Rintoul Street 12 Newtown.
  const from = before ?? startOfStreetBefore(tokens, at, past, true)
  if (from === null) return null
  return { from, streetTo: at + 1, to: endOfPlace(tokens, from, at + 1), hasLead: false }
}

/** Rintoul Street 12: where the street before a number begins; null without one, or with a number of its own. */
function startOfStreetBefore(tokens: readonly Token[], at: number, past: number, isBeforePlace = false): number | null {
  if (PRICE.test(tokens[at]?.text ?? '')) return null
  const next = tokens[at + 1]
  const isLast = next === undefined || /^[,;|•·()\u{E000}]$/u.test(next.text)
  if (isBeforePlace ? !isPlaceName(next) : !isLast) return null
  let end = at - 1
  if (DIRECTIONS.has(wordOf(tokens[end]))) end -= 1
  if (!isType(tokens[end]) && wordOf(tokens[end - 1]) !== 'the') return null
  let from = end
  while (from > past && from > end - MOST_NAME_WORDS && isNameOfStreet(tokens[from - 1])) from -= 1
  if (from === end || NUMBER.test(tokens[from - 1]?.text ?? '')) return null
  return from
}

/** Newtown, 12 Rintoul Street: where the names before an address begin, which are its place. */
function startOfLead(tokens: readonly Token[], own: number, past: number): number {
  let from = own
  let words = 0
  for (let at = own - 1; at >= past && words <= MOST_LEAD_WORDS; at -= 1) {
    const token = tokens[at]
    // Wellington - Newtown - 12 Rintoul Street.
    if (token !== undefined && (/^[,:]$/u.test(token.text) || DASH.test(token.text))) continue
    if (token === undefined || !/^\p{L}/u.test(token.text) || !isName(token) || NO_SUBURB.has(wordOf(token))) {
      // Other words before it are a sentence.
      return token === undefined || /^[;|•·()\u{E000}–—-]+$/u.test(token.text) ? from : own
    }
    words += 1
    from = at
  }
  return words > MOST_LEAD_WORDS ? own : from
}

function tokensOf(line: string): Token[] {
  return Array.from(line.matchAll(TOKEN), ({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
}

/** A street without a number: the words before a street type, from the beginning of their part of the line. */
export function findStreet(line: string): AddressInText | null {
  const tokens = tokensOf(line)
  for (let at = 0; at < tokens.length; at += 1) {
    const isFirst = at === 0 || !isName(tokens[at - 1])
    const streetTo = isFirst ? endOfTyped(tokens, at) : null
    const [first, last] = [tokens[at], streetTo === null ? undefined : tokens[streetTo - 1]]
    if (streetTo === null || first === undefined || last === undefined) continue
    const placeTo = endOfPlace(tokens, at, streetTo)
    return { start: first.start, end: tokens[placeTo - 1]?.end ?? last.end, hasPlace: placeTo > streetTo }
  }
  return null
}

/** The position after the street of the number at `at`; null when no street follows. */
function endOfStreet(tokens: readonly Token[], at: number): number | null {
  const from = afterNumber(tokens, at)
  const typed = endOfAlone(tokens, from) ?? endOfTyped(tokens, from)
  if (typed !== null) return typed
  if (from !== at + 1 || !/^\p{Lu}/u.test(tokens[from]?.text ?? '')) return null
  let to = from
  while (to < from + 4 && isName(tokens[to])) to += 1
  const next = tokens[to]?.text
  const isEnd = to > from && (next === undefined || /^[,;|(]$/u.test(next))
  // Last, because it reads back to the beginning of the line.
  return isEnd && at === startOfPart(tokens, at) ? to : null
}

/** Past a comma, a second number of a range, or a letter apart from the number. */
function afterNumber(tokens: readonly Token[], at: number): number {
  let next = at + 1
  if (/^[-–/]$/u.test(tokens[next]?.text ?? '') && NUMBER.test(tokens[next + 1]?.text ?? '')) next += 2
  if (/^[a-d]$/iu.test(tokens[next]?.text ?? '')) next += 1
  if (tokens[next]?.text === ',') next += 1
  return next
}

function endOfTyped(tokens: readonly Token[], from: number): number | null {
  // Bath Street and Sale Road are streets, 3 Bedroom Close to town is none.
  const isPlain = /^\p{Lu}/u.test(tokens[from]?.text ?? '') && PLAIN_TYPES.has(wordOf(tokens[from + 1]))
  for (let to = from + 1; to < from + 1 + MOST_NAME_WORDS; to += 1) {
    if (!isPlain && (!isNameOfStreet(tokens[to - 1]) || !isNameOfStreet(tokens[to]))) return null
    if (!isType(tokens[to])) continue
    let end = to + 1
    while (isType(tokens[end])) end += 1
    if (/^(?:highway|hwy)$/u.test(wordOf(tokens[end - 1])) && ROUTE.test(tokens[end]?.text ?? '')) return end + 1
    const highway = endOfAlone(tokens, end)
    if (wordOf(tokens[end]) === 'state' && highway !== null) return highway
    if (DIRECTIONS.has(wordOf(tokens[end]))) end += 1
    return end
  }
  return null
}

/** Broadway, The Terrace, State Highway 1. */
function endOfAlone(tokens: readonly Token[], from: number): number | null {
  const [first, second, third] = [wordOf(tokens[from]), wordOf(tokens[from + 1]), tokens[from + 2]?.text ?? '']
  if (first === 'broadway') return from + 1
  const isNamed = /^\p{Lu}/u.test(tokens[from + 1]?.text ?? '') && /^[,(]$/u.test(third)
  if (first === 'the' && (NAMED_ALONE.has(second) || isNamed)) return from + 2
  if (first === 'state' && /^(?:highway|hwy)$/u.test(second) && ROUTE.test(third)) return from + 3
  return /^(?:sh|route)$/u.test(first) && ROUTE.test(tokens[from + 1]?.text ?? '') ? from + 2 : null
}

function startOfUnit(tokens: readonly Token[], at: number): number {
  let before = at - 1
  if (/^[,/]$/u.test(tokens[before]?.text ?? '')) before -= 1
  const text = tokens[before]?.text ?? ''
  if (JOINED_UNIT.test(text)) return before
  if (UNIT_ID.test(text) && UNIT_WORD.test(tokens[before - 1]?.text ?? '')) return before - 1
  // 2 / 14, and Unit 2/14.
  if (tokens[at - 1]?.text === '/' && UNIT_ID.test(text)) return before
  return UNIT_WORD.test(tokens[at - 1]?.text ?? '') ? at - 1 : at
}

function endOfPlace(tokens: readonly Token[], from: number, streetTo: number): number {
  // In 12 Rintoul St all words have capitals, so a word without one is no place.
  const isCapital = tokens.slice(from, streetTo).every(({ text }) => !/^\p{Ll}{2}/u.test(text))
  let end = streetTo
  let words = 0
  for (let at = streetTo; at < tokens.length && words < MOST_PLACE_WORDS; at += 1) {
    const token = tokens[at]
    if (token === undefined) break
    if (/^[,;|]$/u.test(token.text) || DASH.test(token.text) || (words === 0 && /^[/@·]$/u.test(token.text))) continue
    // 12 Rintoul Street (Newtown).
    if (words === 0 && token.text === '(' && /^\p{L}/u.test(tokens[at + 1]?.text ?? '')) continue
    // Rural delivery is no place.
    if (/^r\.?d\.?\d{1,2}$/iu.test(token.text)) continue
    if (/^r\.?d\.?$/iu.test(token.text) && /^\d{1,2}$/u.test(tokens[at + 1]?.text ?? '')) {
      at += 1
      continue
    }
    // 12 Rintoul Street unit 4, Newtown.
    if (words === 0 && UNIT_BEHIND.test(token.text) && /^\d{1,3}[a-z]?$/iu.test(tokens[at + 1]?.text ?? '')) {
      at += 1
      continue
    }
    // Three double bedrooms, but Three Kings.
    if (COUNT.test(token.text) && !isName(tokens[at + 1])) break
    // 12 Rintoul Street in Newtown.
    if (words === 0 && /^in$/iu.test(token.text) && isPlaceName(tokens[at + 1], !isCapital)) continue
    // Bay of Plenty.
    if (words > 0 && token.text === 'of' && isPlaceName(tokens[at + 1])) continue
    const isFlat = wordOf(token) === 'flat' && (wordOf(tokens[at + 1]) === 'bush' || wordOf(tokens[at - 1]) === 'dairy')
    const isPostcode = POSTCODE.test(token.text) && words > 0 && !/^\d/u.test(tokens[at + 1]?.text ?? '')
    if (!isPostcode && !isFlat && (!isName(token) || (isCapital && !/\p{Lu}/u.test(token.text)))) break
    words += 1
    end = at + 1
  }
  return end
}

function startOfPart(tokens: readonly Token[], at: number): number {
  let start = at
  while (start > 0 && !/^[,;|•·()"\u{E000}–—*-]+$/u.test(tokens[start - 1]?.text ?? '')) start -= 1
  return start
}

function isName(token: Token | undefined): boolean {
  return token !== undefined && NAME.test(token.text) && !NO_NAME.has(token.text.toLowerCase().replaceAll('.', ''))
}

/** A word of a place; with a capital unless the line has none. */
function isPlaceName(token: Token | undefined, isLower = false): boolean {
  return (
    token !== undefined && isName(token) && !NO_SUBURB.has(wordOf(token)) && (isLower || /^\p{Lu}/u.test(token.text))
  )
}

function isNameOfStreet(token: Token | undefined): boolean {
  return isName(token) || /^(?:great|flat)$/u.test(wordOf(token))
}

function isType(token: Token | undefined): boolean {
  const word = wordOf(token)
  return word !== '' && (OTHER_TYPES.has(word) || wordMeanings(word).some(isStreetType))
}

function wordOf(token: Token | undefined): string {
  return token === undefined ? '' : foldText(token.text)
}
