import type { Area } from '@homeyield/contract/area'
import { joinAreaCodes, MAX_AREAS_OF_A_SUBURB } from '@homeyield/domain/property/area-codes'
import { foldText } from '@homeyield/domain/property/fold-text'
import { cityOf, type LandArea, type SuburbArea } from './land-area.ts'
import { suburbAliases } from './suburb-aliases.ts'

const DIRECTIONS = new Set([
  'north',
  'south',
  'east',
  'west',
  'central',
  'northeast',
  'northwest',
  'southeast',
  'southwest',
])
/** A part of a suburb, as directions are: Te Atatū Peninsula is in Te Atatū. */
const PARTS = new Set([...DIRECTIONS, 'peninsula'])

/**
 * The suburbs that people name, each as one area whose code has those of all its areas. A district with imported addresses has their
 * suburbs and what these share (Te Atatū South and Te Atatū Peninsula), any other one what the names of its areas share: Newtown
 * North, South and West are Newtown.
 */
export function listEverydaySuburbs(areas: readonly LandArea[], suburbAreas: readonly SuburbArea[]): Area[] {
  const byCode = new Map(areas.map((area) => [area.sa2_code, area]))
  const imported = suburbAreas.flatMap(({ suburb, sa2_code }) => {
    const area = byCode.get(sa2_code)
    return area === undefined ? [] : [{ name: suburb, area }]
  })
  const withAddresses = new Set(imported.map(({ area }) => area.territorial_authority))
  const others = areas.filter((area) => !withAddresses.has(area.territorial_authority))
  const shared = others.flatMap((area) => stemsOf(area.name, area).map((name) => ({ name, area, isStem: true })))
  const known = suburbAliases.flatMap(({ suburb, areas: codes }) =>
    Object.keys(codes).flatMap((code) => ({ name: suburb, area: byCode.get(code) })),
  )
  const members: Member[] = [
    ...imported,
    ...sharedBySuburbs(imported),
    ...shared,
    ...known.flatMap(({ name, area }) => (area ? [{ name, area }] : [])),
  ]
  const groups = Map.groupBy(members, placeOf)
  return [...groups.values()].flatMap((group) => toSuburb(group))
}

interface Member {
  readonly name: string
  readonly area: LandArea
  /** What a name of areas begins with is a suburb only when several share it. */
  readonly isStem?: boolean
}

function placeOf({ name, area }: Member): string {
  return `${foldText(name)}\n${area.territorial_authority}`
}

/** What the names of two suburbs or more begin with, unless a suburb has that name itself. */
function sharedBySuburbs(imported: readonly Member[]): Member[] {
  const names = new Set(imported.map(placeOf))
  const stems = imported.flatMap(({ name: suburb, area }) =>
    stemsOf(suburb, area)
      .map((name) => ({ name, area, suburb }))
      .filter((stem) => !names.has(placeOf(stem))),
  )
  const groups = Map.groupBy(stems, placeOf)
  return [...groups.values()].filter((group) => new Set(group.map(({ suburb }) => suburb)).size > 1).flat()
}

function toSuburb(members: readonly Member[]): Area[] {
  const [first] = members
  const codes = [...new Set(members.map(({ area }) => area.sa2_code))]
  if (first === undefined || codes.length > MAX_AREAS_OF_A_SUBURB) return []
  const { name, area, isStem = false } = first
  if (codes.length === 1 && (isStem || foldText(area.name) === foldText(name))) return []
  return [{ ...area, name, suburb: name, sa2_code: joinAreaCodes(codes) }]
}

/** What the name of an area may be short for: Te Atatū Peninsula and Te Atatū for Te Atatū Peninsula North West. */
export function stemsOf(name: string, area: LandArea): string[] {
  const city = foldText(cityOf(area))
  const plain = name.replace(/ \(.*\)$/u, '')
  const stems = plain.split('-').flatMap((part) => {
    const words = part.trim().split(' ')
    const found = [words.join(' ')]
    for (let count = words.length; count > 0 && PARTS.has(foldText(words[count - 1] ?? '')); count--) {
      const isShort = !isDirection(words[count - 2] ?? '')
      if (isShort) found.push(words.slice(0, count - 1).join(' '))
    }
    return found
  })
  return stems.filter((stem) => stem.length > 2 && foldText(stem) !== city && !isDirection(stem))
}

export function isDirection(word: string): boolean {
  return DIRECTIONS.has(foldText(word))
}
