import type { Street } from '../src/addresses/street-index.ts'

/** Random numbers from 0 to below 1 that are the same in every run. */
export function repeatableRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const syllables =
  'ta ro mi ke wha nu pe hi ko ra ngā rua tai mā wai pu kai tī al ber ton win ches ter mor ri son hall ford hamp ley wood gar den brook field mont'.split(
    ' ',
  )
const types =
  'Road Road Road Street Street Street Place Place Drive Avenue Avenue Crescent Lane Terrace Way Grove Close Court'.split(
    ' ',
  )

/**
 * Returns `count` streets of a country like New Zealand: some names occur dozens of times and many once, in 2,000 suburbs
 * of 200 towns, few of them large.
 */
export function makeStreets(count: number, random: () => number): Street[] {
  const pick = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? ''
  const word = () => {
    const letters = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join('')
    return letters.charAt(0).toUpperCase() + letters.slice(1)
  }
  const bases = Array.from({ length: count / 2 }, () => (random() < 0.15 ? `${word()} ${word()}` : word()))
  const suburbs = Array.from({ length: 2000 }, word)
  const cities = Array.from({ length: 200 }, word)
  return Array.from({ length: count }, (_, at) => {
    const suburb = Math.floor(random() * suburbs.length)
    const city = cities[Math.floor((suburb / suburbs.length) ** 3 * cities.length)] ?? ''
    const base = bases[Math.floor(random() ** 2 * bases.length)] ?? ''
    return {
      id: at + 1,
      name: `${base} ${pick(types)}`,
      suburb: suburbs[suburb] ?? null,
      city,
      territorial_authority: `${city} District`,
    }
  })
}

/** The text with one slip of the finger in its longest word: letters swapped, one missing, one doubled, one wrong. */
export function mistype(text: string, random: () => number): string {
  const longest = text.split(' ').reduce((one, other) => (other.length > one.length ? other : one))
  const at = Math.floor(random() * (longest.length - 1))
  const [before, letter, next, after] = [longest.slice(0, at), longest[at], longest[at + 1], longest.slice(at + 2)]
  const edits = [
    `${before}${next}${letter}${after}`,
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}e${next}${after}`,
  ]
  return text.replace(longest, edits[Math.floor(random() * edits.length)] ?? longest)
}
