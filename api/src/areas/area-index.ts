import type { Area } from '@homeyield/contract/area'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { sum } from '@homeyield/domain/money/sum'
import { foldDoubledVowels, foldText } from '@homeyield/domain/property/fold-text'
import { limitWork } from '../addresses/work-limit.ts'
import { cityOf } from './land-area.ts'
import { misspellingOf, editsBetween, tailsOf, type NameTail } from './misspelt-name.ts'
import { suburbAliases } from './suburb-aliases.ts'

export interface AreaIndex {
  /**
   * The best `most` areas for a text, in this order: the very name; names that begin with its whole words, that contain them; names
   * that begin with its letters, that have a word that does, that contain them; areas whose words and place begin with
   * its words in any order (richmond tasman); without any of these, misspelt names. Mt, Pt and St mean Mount, Point and
   * Saint. An everyday suburb (te aro) finds its areas, after those with an equally good name. Of
   * equals the one with more bonds is first, then the name. Fewer than two letters and digits find none.
   */
  find: (text: string, most: number) => Area[]
}

interface Entry {
  area: Area
  bonds: number
  /** The folded name as written, and with abbreviations in full. */
  spellings: Name[]
  aliases: Name[]
  place: string[]
  tails: NameTail[]
}

interface Name {
  text: string
  words: string[]
}

const longestText = 100
const minLetters = 2
const costOfAlias = 0.5
const costOfLaterWord = 0.5
// More than any real name takes; a text made to be costly ends with what it has found by then.
const maxComparisons = 10_000
const inFull: Readonly<Record<string, string>> = { mt: 'mount', pt: 'point', st: 'saint' }
const names = new Intl.Collator('en-NZ', { sensitivity: 'base', numeric: true })

/**
 * Builds the index in memory; each search compares all of some 2,200 areas. `bondsOf` has the bonds of each SA2, and a
 * suburb those of its areas.
 */
export function buildAreaIndex(areas: readonly Area[], bondsOf: ReadonlyMap<string, number> = new Map()): AreaIndex {
  const centres = areas.filter((area) => isCentre(area) && splitAreaCodes(area.sa2_code).length > 1)
  const divided = new Set(centres.map(({ territorial_authority }) => territorial_authority))
  const entries = areas
    .toSorted((one, two) => names.compare(one.name, two.name) || compareCodes(one.sa2_code, two.sa2_code))
    .map((area): Entry => {
      const place = foldText(`${area.territorial_authority} ${area.region}`).split(' ')
      const [spellings, aliases] = [spell(area.name), aliasesOf(area, divided)]
      const bonds = sum(splitAreaCodes(area.sa2_code).map((code) => bondsOf.get(code) ?? 0))
      return {
        area,
        bonds,
        spellings,
        aliases,
        place,
        tails: [...spellings, ...aliases].flatMap(({ text }) => tailsOf(text)),
      }
    })

  function rank(cost: (entry: Entry) => number): { area: Area; cost: number }[] {
    const found = entries.map((entry) => ({ area: entry.area, bonds: entry.bonds, cost: cost(entry) }))
    // Sorting is stable, so equals stay in the order of names.
    return found
      .filter((each) => each.cost < Infinity)
      .toSorted((one, two) => one.cost - two.cost || two.bonds - one.bonds)
  }

  return {
    find(text, most) {
      const typed = spell(text.slice(0, longestText))
      if ((typed[0]?.text ?? '').replaceAll(' ', '').length < minLetters) return []
      const single = foldDoubledVowels(typed[0]?.text ?? '')
      const asTyped =
        [typed, ...(single === null ? [] : [spell(single)])]
          .map((spellings) => rank((entry) => least(spellings, (reading) => costAsTyped(entry, reading))))
          .find((found) => found.length > 0) ?? []
      if (asTyped.length > 0) return asTyped.slice(0, most).map(({ area }) => area)
      const work = limitWork(maxComparisons)
      const misspellings = typed.map(({ text: reading }) => misspellingOf(reading))
      const misspelt = rank(({ tails }) =>
        least(misspellings, (misspelling) =>
          least(tails, (tail) => editsBetween(misspelling, tail, work) + (tail.isWhole ? 0 : costOfLaterWord)),
        ),
      )
      // When a name is one typing error away, those two away are noise.
      const nearest = misspelt.filter(({ cost }) => cost < (misspelt[0]?.cost ?? 0) + 1)
      return nearest.slice(0, most).map(({ area }) => area)
    },
  }
}

/** `divided` are the districts whose centre is several areas: CBD is then all of them together. */
function aliasesOf(area: Area, divided: ReadonlySet<string>): Name[] {
  const { sa2_code, territorial_authority } = area
  const suburbs = suburbAliases.filter(({ areas }) => Object.hasOwn(areas, sa2_code)).map(({ suburb }) => suburb)
  const isWhole = splitAreaCodes(sa2_code).length > 1 || !divided.has(territorial_authority)
  const centre = isCentre(area) && isWhole ? [`${cityOf(area)} CBD`] : []
  // More towns have a centre than a list shows.
  if (centre.length > 0 && !territorial_authority.endsWith('District')) centre.push('CBD')
  return [...suburbs, ...centre].flatMap(spell)
}

function isCentre(area: Area): boolean {
  const city = cityOf(area)
  return [`${city} Central`, `${city} Central City`, `Central ${city}`].includes(area.name)
}

function spell(text: string): Name[] {
  const folded = foldText(text)
  const full = folded.split(' ').map((word) => inFull[word] ?? word)
  const spellings = folded === '' ? [] : [...new Set([folded, full.join(' ')])]
  return spellings.map((spelling) => ({ text: spelling, words: spelling.split(' ') }))
}

// Several areas together before one of them.
function compareCodes(one: string, two: string): number {
  return two.split(',').length - one.split(',').length || (one < two ? -1 : 1)
}

function least<Item>(items: readonly Item[], cost: (item: Item) => number): number {
  return items.reduce((lowest, item) => Math.min(lowest, cost(item)), Infinity)
}

function costAsTyped({ spellings, aliases, place }: Entry, typed: Name): number {
  return Math.min(costOfName(spellings, place, typed), costOfName(aliases, place, typed) + costOfAlias)
}

function costOfName(spellings: readonly Name[], place: readonly string[], typed: Name): number {
  return least(spellings, ({ text, words }) => {
    if (text === typed.text) return -1
    if (text.includes(typed.text)) {
      if (`${text} `.startsWith(`${typed.text} `)) return 0
      if (`${text} `.includes(` ${typed.text} `)) return 1
      if (text.startsWith(typed.text)) return 2
      return text.includes(` ${typed.text}`) ? 3 : 4
    }
    const begins = (others: readonly string[], word: string) => others.some((other) => other.startsWith(word))
    const isNamed =
      typed.words.every((word) => begins(words, word) || begins(place, word)) &&
      typed.words.some((word) => begins(words, word))
    return isNamed ? 5 : Infinity
  })
}
