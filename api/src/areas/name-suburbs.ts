import { foldText } from '@homeyield/domain/property/fold-text'
import { isDirection, stemsOf } from './everyday-suburbs.ts'
import { cityOf, type LandArea, type SuburbArea } from './land-area.ts'
import { suburbAliases } from './suburb-aliases.ts'

/**
 * The suburb that people name for each area, by code: the one with the most imported addresses, otherwise what its name begins
 * with. Newtown North is in Newtown, Dixon Street in Te Aro.
 */
export function nameSuburbs(
  areas: readonly LandArea[],
  suburbAreas: readonly SuburbArea[],
): (area: LandArea) => string {
  const imported = new Map<string, SuburbArea>()
  for (const row of suburbAreas) {
    if (row.addresses >= (imported.get(row.sa2_code)?.addresses ?? 0)) imported.set(row.sa2_code, row)
  }
  const known = new Map(
    suburbAliases.toReversed().flatMap(({ suburb, areas: codes }) => Object.keys(codes).map((code) => [code, suburb])),
  )
  const sharing = Map.groupBy(
    areas.flatMap((area) => stemsOf(area.name, area).map((stem) => keyOf(stem, area))),
    (key) => key,
  )
  const isShared = (stem: string, area: LandArea) => (sharing.get(keyOf(stem, area))?.length ?? 0) > 1
  return (area) => imported.get(area.sa2_code)?.suburb ?? known.get(area.sa2_code) ?? stemOf(area, isShared)
}

function keyOf(stem: string, { territorial_authority }: LandArea): string {
  return `${foldText(stem)}\n${territorial_authority}`
}

function stemOf(area: LandArea, isShared: (stem: string, area: LandArea) => boolean): string {
  const plain = area.name.replace(/ \(.*\)$/u, '')
  const [first = '', ...others] = plain.split('-').map((part) => part.trim())
  if (others.length === 0) return withoutDirections(plain, area)
  // "Te Atatū South-Central" is a part of Te Atatū South; "Kumeū-Huapai" are two places.
  const isDivided = others.every((other) => other.split(' ').every(isDirection))
  if (isDivided || isShared(first, area)) return first.endsWith(' Central') ? withoutDirections(first, area) : first
  const short = withoutDirections(first, area)
  return isShared(short, area) ? short : plain
}

// Palmerston North Central, Hutt Central and Hamilton East keep the words that tell them from their city.
function withoutDirections(name: string, area: LandArea): string {
  const city = foldText(cityOf(area))
  const words = name.split(' ')
  while (words.length > 1 && isDirection(words.at(-1) ?? '')) {
    const rest = foldText(words.slice(0, -1).join(' '))
    if (` ${city} `.startsWith(` ${rest} `) || city.endsWith(` ${rest}`)) break
    words.pop()
  }
  return words.join(' ')
}
