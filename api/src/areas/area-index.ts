import type { Area } from '@homeyield/contract/area'
import { foldText } from '@homeyield/domain/property/fold-text'
import { distance } from 'fastest-levenshtein'
import { suburbAliases } from './suburb-aliases.ts'

/** Areas that can be found by what people type. */
export interface AreaIndex {
  /**
   * The best `most` areas for a text. First those whose name begins with its whole words, then those that have them
   * anywhere; then those whose name begins with its letters, those with a word that does, and those that have them
   * anywhere; then those whose words and place begin with its words in any order (richmond tasman); only when there are
   * none, those that it misspells. Mt, Pt and St stand for Mount, Point and Saint. An everyday suburb (te aro) stands for
   * its areas, after those that bear the name as well as it does. Alike ones come in the order of names. Fewer than two
   * letters and digits find none.
   */
  find: (text: string, most: number) => Area[]
}

interface Entry {
  area: Area
  /** The folded name as it is written, and with its shortened words in full. */
  spellings: string[]
  /** The same of the everyday suburbs that it is part of. */
  aliases: string[]
  /** The words of the district and region. */
  place: string[]
}

const longestText = 100
const fewestLetters = 2
const costOfAlias = 0.5
const inFull: Readonly<Record<string, string>> = { mt: 'mount', pt: 'point', st: 'saint' }
const names = new Intl.Collator('en-NZ', { sensitivity: 'base', numeric: true })

/** Builds the index in memory: with some 2,200 areas every one of them can be looked at each time. */
export function buildAreaIndex(areas: readonly Area[]): AreaIndex {
  const entries = areas
    .toSorted((one, two) => names.compare(one.name, two.name) || (one.sa2_code < two.sa2_code ? -1 : 1))
    .map((area): Entry => {
      const place = foldText(`${area.territorial_authority} ${area.region}`).split(' ')
      return { area, spellings: spell(area.name), aliases: aliasesOf(area), place }
    })

  function rank(cost: (entry: Entry) => number): { area: Area; cost: number }[] {
    const found = entries.map((entry) => ({ area: entry.area, cost: cost(entry) }))
    // Sorting is stable, so alike ones stay in the order of names.
    return found.filter((each) => each.cost < Infinity).toSorted((one, two) => one.cost - two.cost)
  }

  return {
    find(text, most) {
      const typed = spell(text.slice(0, longestText))
      if ((typed[0] ?? '').replaceAll(' ', '').length < fewestLetters) return []
      const asTyped = rank((entry) => least(typed, (reading) => costAsTyped(entry, reading)))
      if (asTyped.length > 0) return asTyped.slice(0, most).map(({ area }) => area)
      const misspelt = rank((entry) => least(typed, (reading) => costMisspelt(entry, reading)))
      // Beside a name that is one slip away, those that are two away are only noise.
      const nearest = misspelt.filter(({ cost }) => cost < (misspelt[0]?.cost ?? 0) + 1)
      return nearest.slice(0, most).map(({ area }) => area)
    },
  }
}

function aliasesOf({ sa2_code }: Area): string[] {
  return suburbAliases.filter(({ areas }) => Object.hasOwn(areas, sa2_code)).flatMap(({ suburb }) => spell(suburb))
}

function spell(text: string): string[] {
  const folded = foldText(text)
  const full = folded.split(' ').map((word) => inFull[word] ?? word)
  return folded === '' ? [] : [...new Set([folded, full.join(' ')])]
}

function least<Item>(items: readonly Item[], cost: (item: Item) => number): number {
  return items.reduce((lowest, item) => Math.min(lowest, cost(item)), Infinity)
}

function costAsTyped({ spellings, aliases, place }: Entry, typed: string): number {
  return Math.min(costOfName(spellings, place, typed), costOfName(aliases, place, typed) + costOfAlias)
}

function costOfName(spellings: readonly string[], place: readonly string[], typed: string): number {
  return least(spellings, (name) => {
    if (`${name} `.startsWith(`${typed} `)) return 0
    if (`${name} `.includes(` ${typed} `)) return 1
    if (name.startsWith(typed)) return 2
    if (name.includes(` ${typed}`)) return 3
    if (name.includes(typed)) return 4
    const begins = (words: readonly string[]) => (word: string) => words.some((other) => other.startsWith(word))
    const [words, typedWords] = [name.split(' '), typed.split(' ')]
    const isNamed = typedWords.some(begins(words)) && typedWords.every(begins([...words, ...place]))
    return isNamed ? 5 : Infinity
  })
}

/** How many slips a text may hold: none when short, as it would then be anything; one from four letters, two from six. */
function slipsAllowed(typed: string): number {
  if (typed.length < 4) return 0
  return typed.length < 6 ? 1 : 2
}

/** The fewest slips between the text and the beginning of the name, or, half a slip worse, of one of its later words. */
function costMisspelt({ spellings, aliases }: Entry, typed: string): number {
  const allowed = slipsAllowed(typed)
  const swapped = allowed === 0 ? [] : swapNeighbours(typed)
  // The text may have lost or won letters by the slip.
  const lengths = Array.from({ length: 2 * allowed + 1 }, (_, index) => typed.length - allowed + index)
  return least([...spellings, ...aliases], (name) => {
    const words = name.split(' ')
    return least([...words.keys()], (from) => {
      const rest = words.slice(from).join(' ')
      if (rest.length < typed.length - allowed) return Infinity
      const slips = swapped.some((text) => rest.startsWith(text))
        ? 1
        : least(lengths, (length) => distance(typed, rest.slice(0, length)))
      return slips <= allowed ? slips + (from === 0 ? 0 : 0.5) : Infinity
    })
  })
}

/** The text with each two neighbouring letters changed about: one slip of the fingers, though two letters are wrong. */
function swapNeighbours(text: string): string[] {
  return Array.from(
    { length: text.length - 1 },
    (_, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  )
}
