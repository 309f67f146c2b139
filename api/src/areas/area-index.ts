import type { Area } from '@homeyield/contract/area'
import { foldText } from '@homeyield/domain/property/fold-text'
import { distance } from 'fastest-levenshtein'

/** Areas that can be found by what people type. */
export interface AreaIndex {
  /**
   * The best `most` areas for a text. First those whose name begins with it, then those with a word that does, then those
   * that have it anywhere, then those whose words and place begin with its words in any order (richmond tasman); only when
   * there are none, those that it misspells. Alike ones come in the order of names. Text without a letter or digit finds none.
   */
  find: (text: string, most: number) => Area[]
}

interface Entry {
  area: Area
  name: string
  /** The words of the name. */
  words: string[]
  /** The words of the district and region. */
  place: string[]
}

const longestText = 100
const names = new Intl.Collator('en-NZ', { sensitivity: 'base', numeric: true })

/** Builds the index in memory: with some 2,200 areas every one of them can be looked at each time. */
export function buildAreaIndex(areas: readonly Area[]): AreaIndex {
  const entries = areas
    .toSorted((one, two) => names.compare(one.name, two.name) || (one.sa2_code < two.sa2_code ? -1 : 1))
    .map((area): Entry => {
      const name = foldText(area.name)
      const place = foldText(`${area.territorial_authority} ${area.region}`).split(' ')
      return { area, name, words: name.split(' '), place }
    })

  function best(rank: (entry: Entry) => number | null, most: number): Area[] {
    const ranked = entries.flatMap((entry) => {
      const value = rank(entry)
      return value === null ? [] : [{ area: entry.area, value }]
    })
    // Sorting is stable, so alike ones stay in the order of names.
    return ranked
      .toSorted((one, two) => one.value - two.value)
      .slice(0, most)
      .map(({ area }) => area)
  }

  return {
    find(text, most) {
      const typed = foldText(text).slice(0, longestText).trim()
      if (typed === '') return []
      const exact = best((entry) => rankAsTyped(entry, typed), most)
      return exact.length > 0 ? exact : best((entry) => rankMisspelt(entry, typed), most)
    },
  }
}

function rankAsTyped({ name, words, place }: Entry, typed: string): number | null {
  if (name.startsWith(typed)) return 0
  if (` ${name}`.includes(` ${typed}`)) return 1
  if (name.includes(typed)) return 2
  const begins = (list: readonly string[]) => (word: string) => list.some((other) => other.startsWith(word))
  const typedWords = typed.split(' ')
  const isNamed = typedWords.some(begins(words)) && typedWords.every(begins([...words, ...place]))
  return isNamed ? 3 : null
}

/** How many slips a text may hold: none when short, as it would then be anything; one from four letters, two (a swap of neighbours) from six. */
function slipsAllowed(typed: string): number {
  if (typed.length < 4) return 0
  return typed.length < 6 ? 1 : 2
}

/** The fewest slips between the text and the beginning of the name, or, half a slip worse, of one of its later words. */
function rankMisspelt({ words }: Entry, typed: string): number | null {
  const allowed = slipsAllowed(typed)
  if (allowed === 0) return null
  let least = Infinity
  for (let from = 0; from < words.length; from++) {
    const rest = words.slice(from).join(' ')
    // The beginning may have lost or won letters by the slip.
    for (let length = typed.length - allowed; length <= typed.length + allowed; length++) {
      if (length > rest.length + allowed) break
      const slips = distance(typed, rest.slice(0, length))
      if (slips <= allowed) least = Math.min(least, slips + (from === 0 ? 0 : 0.5))
    }
  }
  return Number.isFinite(least) ? least : null
}
