import type { NameQuery } from './ranked-names.ts'
import { isStreetType, wordMeanings } from './street-words.ts'

/**
 * The ways to read what was typed as a place and then a street (takapuna beach rd), the shortest place first: a comma or a
 * house number ends the place, otherwise it may end after any word. A lone kind of street is left out: Ponsonby St is no
 * Saint's Road in Ponsonby.
 */
export function placeFirstReadings({ words, placeWords }: NameQuery): NameQuery[] {
  const typed = [...words, ...placeWords]
  const ends = placeWords.length > 0 ? [words.length] : Array.from(words.keys()).slice(1)
  return ends
    .map((end) => putPlaceLast(typed.slice(0, end), { words: typed.slice(end), placeWords: [] }))
    .filter((reading) => !isLoneType(reading.words))
}

/** The query with `place`, which was typed before it, among its places. */
export function putPlaceLast(place: readonly string[], { words, placeWords }: NameQuery): NameQuery {
  return { words, placeWords: [...placeWords, ...place], lastTyped: words.length + placeWords.length - 1 }
}

function isLoneType(words: readonly string[]): boolean {
  return words.length === 1 && wordMeanings(words[0] ?? '').some(isStreetType)
}
