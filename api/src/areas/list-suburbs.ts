import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { slugOf } from '@homeyield/domain/property/slug-of'
import { listEverydaySuburbs } from './everyday-suburbs.ts'
import type { SuburbArea } from './land-area.ts'
import { nameSuburbs } from './name-suburbs.ts'
import type { PlacedArea, Suburb, Suburbs } from './suburb-port.ts'

const byName = new Intl.Collator('en-NZ', { sensitivity: 'base', numeric: true })

/** What is not told apart by an address yet. */
type Unaddressed = Omit<Suburb, 'slug'>

/**
 * The everyday suburbs of several areas, and each other area by what people call it. Source: docs/method/market-rent.md,
 * "Suburb pages".
 */
export function listSuburbs(areas: readonly PlacedArea[], suburbAreas: readonly SuburbArea[]): Suburbs {
  const byCode = new Map(areas.map((area) => [area.sa2_code, area]))
  const several = listEverydaySuburbs(areas, suburbAreas).flatMap(({ name, territorial_authority, sa2_code }) => {
    const members = splitAreaCodes(sa2_code).flatMap((code) => byCode.get(code) ?? [])
    return members.length > 1 ? [{ name, district: territorial_authority, areas: members }] : []
  })
  const wholes = new Map(several.map((suburb) => [placeOf(suburb), suburb]))
  const nameOf = nameSuburbs(areas, suburbAreas)
  const called = areas.map((area) => {
    const suburb = { name: nameOf(area), district: area.territorial_authority, areas: [area] }
    const whole = wholes.get(placeOf(suburb))
    return { area, suburb: whole?.areas.includes(area) ? whole : suburb }
  })
  // What several areas are called, without being one suburb, tells none of them apart.
  const sharing = Map.groupBy(new Set([...several, ...called.map(({ suburb }) => suburb)]), placeOf)
  const clear = called.map(({ area, suburb }) => {
    const isClear = suburb.areas.length > 1 || sharing.get(placeOf(suburb))?.length === 1
    return { area, suburb: isClear ? suburb : { ...suburb, name: area.name } }
  })
  const addressed = giveSlugs([
    ...several,
    ...clear.map(({ suburb }) => suburb).filter((one) => one.areas.length === 1),
  ])
  return {
    all: [...addressed.values()].toSorted((one, other) => byName.compare(one.name, other.name)),
    byArea: new Map(
      clear.flatMap(({ area, suburb }) => {
        const found = addressed.get(suburb)
        return found === undefined ? [] : [[area.sa2_code, found] as const]
      }),
    ),
  }
}

/** Of several with one name in a district, the one of most areas has the plain address, the others their code behind it. */
function giveSlugs(suburbs: readonly Unaddressed[]): Map<Unaddressed, Suburb> {
  const groups = Map.groupBy(suburbs, placeOf)
  const addressed = [...groups.values()].flatMap((group) =>
    group
      .toSorted((one, other) => other.areas.length - one.areas.length || (codeOf(one) < codeOf(other) ? -1 : 1))
      .map((suburb, index) => {
        const slug = slugOf(suburb.name)
        return [suburb, { ...suburb, slug: index === 0 ? slug : `${slug}-${codeOf(suburb)}` }] as const
      }),
  )
  return new Map(addressed)
}

function codeOf({ areas }: Unaddressed): string {
  return areas[0]?.sa2_code ?? ''
}

function placeOf({ name, district }: Unaddressed): string {
  return `${slugOf(name)}\n${district}`
}
