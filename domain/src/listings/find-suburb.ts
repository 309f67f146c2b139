import { HIDDEN } from './hide-text.ts'
import { NO_NAME, NO_SUBURB } from './list-words.ts'

const WORD = String.raw`\p{L}[\p{L}\p{M}'’.-]{0,30}`
const PLACE = new RegExp(String.raw`^${WORD}(?:,? ${WORD}){0,4}`, 'u')
const IN = /(?<![\p{L}])(?:in|at|suburb:?)\s+(?=\p{L})/iu
const PARTS = new RegExp(String.raw`[${HIDDEN};|•·()"]+|\s[-–—]+\s|[-–—]+(?=${HIDDEN})|\.\s|:`, 'u')
const MOST_WORDS = 5

/** The suburb that the words beside a home's facts name: after “in”, or alone in one part of the line or in two; null for none. */
export function findSuburb(rest: string): string | null {
  const [, after] = rest.split(IN)
  const named = after === undefined ? null : placeOf(after, true)
  if (named !== null) return named
  const places = rest.split(PARTS).map((part) => placeOf(part.replace(/^[\s*,.-]+/u, ''), false))
  const at = places.findIndex((place) => place !== null)
  const first = places[at] ?? null
  // Invercargill - Gladstone.
  const next = places[at + 1] ?? null
  return first === null || next === null ? first : `${first}, ${next}`
}

function placeOf(text: string, isNamed: boolean): string | null {
  const words = (PLACE.exec(text.trim())?.[0] ?? '').split(' ')
  const end = words.findIndex(
    (word, at) =>
      (isNoName(word) && !isFlat(words, at)) || (isNamed && at > 0 && isCapital(words[0]) && !isCapital(word)),
  )
  const place = (end === -1 ? words : words.slice(0, end)).join(' ').replace(/[,.\s-]+$/u, '')
  if (place.length < 3 || place.split(' ').length > MOST_WORDS) return null
  if (isNamed) return place
  // Otherwise all words of the part are the name.
  const isAll = end === -1 && text.replace(/[\s,.…!*-]+$/u, '').trim().length <= place.length
  const isOne = isCapital(words[0])
    ? words.every(isCapital)
    : words.every((word) => !isCapital(word)) && words.length <= 3
  return isAll && isOne ? place : null
}

function isNoName(word: string): boolean {
  const plain = word.toLowerCase().replace(/[,.]+$/u, '')
  return NO_NAME.has(plain) || NO_SUBURB.has(plain)
}

/** Flat Bush and Dairy Flat are suburbs. */
function isFlat(words: readonly string[], at: number): boolean {
  return (
    /^(?:flat bush|dairy flat)/iu.test(`${words[at - 1] ?? ''} ${words[at]}`) ||
    /^flat bush/iu.test(`${words[at]} ${words[at + 1] ?? ''}`)
  )
}

function isCapital(word: string | undefined): boolean {
  return /^\p{Lu}/u.test(word ?? '')
}
