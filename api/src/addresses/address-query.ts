import { addressWords, isStreetType, wordMeanings } from '@homeyield/domain/property/street-words'

export interface AddressQuery {
  /** Lower case: the 2 of 2/14, the b of Flat B. */
  unit: string | null
  houseNumber: number | null
  /** The lower-case letter after the number: the a of 14A. */
  suffix: string | null
  /** The last number of a range, the 16 of 14-16. */
  lastNumber: number | null
  /** Folded words of the street, up to the first comma; the suburb may follow without one. */
  words: string[]
  /** Folded words after that comma: suburb, city. */
  placeWords: string[]
  /**
   * Folded words before the number, unless they end a street: a place (Takapuna 126 Beach Rd), or a building's name.
   */
  leadWords: string[]
}

const longestQuery = 200
export const mostWords = 10
const longestWord = 30

const unitWord = '(?:unit|flat|apartment|apt|villa|suite|shop|u|f)'
/** The G01 of G01/2. */
const letteredUnit = String.raw`[a-z]{1,2}\d{1,4}`
// At the start a letter may be the unit; elsewhere only a number, or "Dairy Flat H…" would be unit H.
const leadingUnit = new RegExp(`^${unitWord} ?(\\d{1,5}[a-z]?|(?<= )${letteredUnit}|(?<= )[a-z])(?= |,|/|$)[ ,/]*`, 'u')
const laterUnit = new RegExp(`[ ,]+(?:unit|flat|apartment|apt) (\\d{1,5}[a-z]?|${letteredUnit})(?= |,|$)`, 'u')
const level = /^(?:level|floor) ?\d{1,3}[ ,]+/u
const numberForms = new RegExp(
  [
    String.raw`(?<=^|[ ,])`,
    String.raw`(?:(?<unit>\d{1,5}[a-z]?|[a-z]|${letteredUnit}) ?/ ?)?`,
    String.raw`(?<number>\d{1,6})`,
    // A letter apart from its number is a suffix when a word follows; a compass letter belongs to that word.
    String.raw`(?:(?<suffix>[a-z])(?: ?- ?\d{1,6}[a-z]?)?| (?<apart>[a-df-mo-rt-vx-z])(?= [a-z]{2})| ?- ?(?<last>\d{1,6})[a-z]?)?`,
    String.raw`(?=$|[ ,])`,
  ].join(''),
  'gu',
)

/**
 * Parses an address as New Zealanders type it: 14 Colombo St, 14A, 2/14, Unit 2, 14, Flat B 14, 14-16, with or without
 * number, suburb and city. Never fails: what cannot be an address has no words. Reads at most 200 characters and 10
 * words.
 */
export function parseAddressQuery(text: string): AddressQuery {
  let rest = tidy(text)
  let unit: string | null = null
  rest = rest.replace(level, '')
  rest = rest.replace(leadingUnit, (_, found: string) => ((unit = found), ''))
  if (unit === null) rest = rest.replace(laterUnit, (_, found: string) => ((unit = found), ''))
  const number = houseNumberIn(rest)
  let lead = ''
  if (number !== null) [lead, rest] = splitNumber(rest, number)
  const [words, placeWords] = splitPlace(rest)
  const groups = number?.groups
  return {
    unit: groups?.unit ?? unit,
    houseNumber: groups ? Number(groups.number) : null,
    suffix: groups?.suffix ?? groups?.apart ?? null,
    lastNumber: groups?.last === undefined ? null : Number(groups.last),
    words,
    placeWords,
    leadWords: cut(addressWords(lead), mostWords - words.length - placeWords.length),
  }
}

/** Lower case without marks; of punctuation only comma, slash and hyphen. */
function tidy(text: string): string {
  return (
    text
      .slice(0, longestQuery)
      .normalize('NFD')
      .replace(/\p{M}+|['’‘ʻʼ`´]/gu, '')
      .toLowerCase()
      .replace(/[‐‑‒–—]/gu, '-')
      .replace(/[^\p{L}\p{N},/-]+/gu, ' ')
      .replace(/\bsh ?(?=\d)/u, 'state highway ')
      // Rural delivery is not part of the address.
      .replace(/, ?rd ?\d{1,2}(?=[ ,]|$)/u, ',')
      .replace(/,? *(?:new zealand|nz|aotearoa)[ ,]*$/u, '')
      .replace(/^[ ,/-]+|[ ,/-]+$/gu, '')
  )
}

/** The first house number; the 1 of State Highway 1 is part of a name, that of Dairy Flat Highway 1/276 is a unit. */
function houseNumberIn(text: string): RegExpExecArray | null {
  for (const found of text.matchAll(numberForms)) {
    if (!/(?:^|state )highway $|route $/u.test(text.slice(0, found.index))) return found
  }
  return null
}

/**
 * The text around the house number, and the text that leads up to it. The text before the number is the street when it
 * ends in a street type, or when only a comma follows ("Colombo Street 14, Sydenham"); otherwise it leads up.
 */
function splitNumber(text: string, number: RegExpExecArray): [lead: string, rest: string] {
  const before = text.slice(0, number.index).trim()
  const after = text.slice(number.index + number[0].length)
  const lastWord = before.endsWith(',') ? undefined : addressWords(before).at(-1)
  const endsStreet = /^[ ,/-]*$|^ ?,/u.test(after) || wordMeanings(lastWord ?? '').some(isStreetType)
  return lastWord !== undefined && endsStreet ? ['', `${before} ${after}`] : [before, after]
}

function splitPlace(text: string): [words: string[], placeWords: string[]] {
  const [street, ...places] = text.replace(/^[ ,]+/u, '').split(',')
  const words = addressWords(street ?? '')
  const placeWords = addressWords(places.join(' '))
  const last = placeWords.length > 0 ? placeWords : words.length > 1 ? words : []
  // A postcode adds nothing to the city.
  if (/^\d{4}$/u.test(last.at(-1) ?? '') && !/^(?:highway|route)$/u.test(last.at(-2) ?? '')) last.pop()
  const streetWords = cut(words, mostWords)
  return [streetWords, cut(placeWords, mostWords - streetWords.length)]
}

function cut(words: string[], most: number): string[] {
  return words.slice(0, most).map((word) => word.slice(0, longestWord))
}
