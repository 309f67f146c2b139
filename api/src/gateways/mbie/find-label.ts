import { foldText } from '@homeyield/domain/property/fold-text'
import { field, list, text } from '../loose-json.ts'

export interface AreaLabel {
  readonly label: string
  readonly code: string
}

/** The places of a list; those without name or code are left out. */
export function labelsOf(items: unknown): AreaLabel[] {
  return list(items).flatMap((item) => {
    const [label, code] = [text(field(item, 'label'), 200), text(field(item, 'code'))]
    return label === null || code === null ? [] : [{ label, code }]
  })
}

/** The only place with a name, ignoring macrons and `District`, `City` or `Region`; null for none or several. */
export function findLabel(labels: readonly AreaLabel[], name: string): AreaLabel | null {
  return onlyOne(labels.filter(({ label }) => bareName(label) === bareName(name)))
}

/**
 * The only group of suburbs, labelled `Area - Suburb/Suburb`, of an area in its own district: it lists the area's name,
 * with or without its direction (Ponsonby for Ponsonby East). Null for none or several.
 */
export function findSuburbGroup(
  labels: readonly AreaLabel[],
  { area, district }: { area: string; district: string },
): (AreaLabel & { suburbs: string }) | null {
  const groups = labels.flatMap((one) => {
    const [, place = '', suburbs = ''] = /^(.+?) - (.+)$/u.exec(one.label) ?? []
    const listed = suburbs.split('/').map(foldText)
    return isSameTown(place, district) ? [{ ...one, suburbs: suburbs.split('/').join(', '), listed }] : []
  })
  for (const name of [foldText(area), foldText(area).replace(SIDE, '')]) {
    const found = groups.filter(({ listed }) => listed.includes(name))
    if (found.length > 0) return onlyOne(found)
  }
  return null
}

const SIDE = / (?:north|south|east|west|central|north east|north west|south east|south west)$/u
const KIND = / (?:city|district|region|territory|council|regional council|city council|district council)$/u

function isSameTown(place: string, district: string): boolean {
  const [one, other] = [bareName(place), bareName(district)]
  return one !== '' && other !== '' && (`${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `))
}

function bareName(name: string): string {
  return foldText(name).replace(KIND, '')
}

function onlyOne<One>(found: readonly One[]): One | null {
  return found.length === 1 ? (found[0] ?? null) : null
}
