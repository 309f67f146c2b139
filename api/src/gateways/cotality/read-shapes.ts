import type { PropertyData } from '@homeyield/contract/property-data'
import { METRIC } from '@homeyield/contract/property-data-provider'
import { round } from '@homeyield/domain/money/round'
import type { CotalitySettings } from './cotality-settings.ts'
import { isRecord } from '@homeyield/domain/records/is-record'
import { day, field, figure, firstOf, list, signedFigure, text, yesOrNo } from '../loose-json.ts'

// Few names are certain in New Zealand's responses, so several are tried for each field.
const NAMES = {
  core: {
    beds: ['beds', 'bedrooms'],
    baths: ['baths', 'bathrooms'],
    car_spaces: ['carSpaces', 'carParks'],
    land_area: ['landArea', 'landArea.value'],
  },
  additional: {
    floor_area: ['floorArea', 'floorArea.value'],
    site_cover: ['siteCover', 'siteCoverage'],
    units_of_use: ['unitsOfUse', 'unitOfUse', 'numberOfUnits'],
    year_built: ['yearBuilt', 'decadeBuilt'],
    wall_material: ['wallMaterial', 'wallConstructionMaterial', 'wallConstruction', 'walls'],
    deck: ['deck', 'hasDeck', 'deckIndicator'],
    pool: ['pool', 'hasPool', 'poolIndicator', 'swimmingPool'],
  },
} as const

const CORE = Object.values(NAMES.core).flat()
const ADDITIONAL = Object.values(NAMES.additional).flat()

/** The fields of a response; null for an unknown shape. */
type Read<Part extends keyof PropertyData> = Pick<PropertyData, Part> | null

export function readCore(body: unknown): Read<'beds' | 'baths' | 'car_spaces' | 'land_area'> {
  if (!isKnown(body, [...CORE, 'propertyType'])) return null
  return {
    beds: readFigure(body, NAMES.core.beds),
    baths: readFigure(body, NAMES.core.baths),
    car_spaces: readFigure(body, NAMES.core.car_spaces),
    land_area: readFigure(body, NAMES.core.land_area),
  }
}

export function readAdditional(
  body: unknown,
): Read<'year_built' | 'units_of_use' | 'floor_area' | 'site_cover' | 'wall_material' | 'deck' | 'pool'> {
  if (!isKnown(body, ADDITIONAL)) return null
  const names = NAMES.additional
  return {
    year_built: text(firstOf(body, names.year_built), 20),
    units_of_use: readFigure(body, names.units_of_use),
    floor_area: readFigure(body, names.floor_area),
    site_cover: readFigure(body, names.site_cover),
    wall_material: text(firstOf(body, names.wall_material)),
    deck: yesOrNo(firstOf(body, names.deck)),
    pool: yesOrNo(firstOf(body, names.pool)),
  }
}

/** Reads sales/last: the price in NZD and the day of contract or settlement. A price of 0 means not disclosed. */
export function readLastSale(body: unknown): Read<'last_sale'> {
  if (!isKnown(body, ['lastSale', 'price', 'contractDate', 'settlementDate'])) return null
  const sale = field(body, 'lastSale') ?? body
  const date = day(field(sale, 'contractDate')) ?? day(field(sale, 'settlementDate'))
  return { last_sale: { date, value: figure(field(sale, 'price')) || null } }
}

export function readImage(body: unknown, origins: readonly string[]): Read<'image'> {
  if (!isKnown(body, ['defaultImage', 'secondaryImageList', 'floorPlanImageList'])) return null
  const photos = ['mediumPhotoUrl', 'largePhotoUrl', 'thumbnailPhotoUrl'].map((name) =>
    field(body, `defaultImage.${name}`),
  )
  return { image: { url: photos.map((url) => allowedUrl(url, origins)).find((url) => url !== null) ?? null } }
}

export function readValuation(body: unknown): Read<'avm'> {
  const listed = list(field(body, 'valuations'))
  const current = listed.find((one) => field(one, 'isCurrent') === true) ?? listed[0]
  const places = [body, field(body, 'valuation'), field(body, 'avm'), current]
  const names = ['estimate', 'estimatedValue.value', 'estimatedValue', 'valuation.estimate']
  if (!isKnown(body, ['estimate', 'estimatedValue', 'valuation', 'valuations', 'avm'])) return null
  const value = places.map((place) => readFigure(place, names)).find((found) => found !== null)
  return { avm: { value: value || null } }
}

export function readCapitalValue(body: unknown): Read<'cv'> {
  const names = ['capitalValue', 'capitalValue.value', 'ratingValuation.capitalValue', 'currentValuation.capitalValue']
  if (!isKnown(body, ['capitalValue', 'ratingValuation', 'currentValuation'])) return null
  const dates = ['', 'capitalValue.', 'ratingValuation.', 'currentValuation.'].map((at) => `${at}valuationDate`)
  const date = dates.map((name) => day(field(body, name))).find((found) => found !== null)
  return { cv: { value: readFigure(body, names) || null, ...(date !== undefined && { date }) } }
}

/** Reads statistics: the newest value of each metric; a change in per cent, to two decimals. */
export function readTrends(body: unknown, changeUnit: CotalitySettings['changeUnit']): Read<'market_trends'> {
  if (!isKnown(body, ['seriesResponseList'])) return null
  const series = list(field(body, 'seriesResponseList'))
  const metrics = Object.values(METRIC).map((metric) => {
    const found = series.find((one) => String(field(one, 'metricTypeId')) === String(metric))
    const value = newestValue(list(field(found, 'seriesDataList')))
    if (metric === METRIC.median_sale_price) return { metric_id: metric, value: figure(value) || null }
    if (value === null) return { metric_id: metric, value }
    return { metric_id: metric, value: round(changeUnit === 'fraction' ? value * 100 : value, 2) }
  })
  return { market_trends: { metrics } }
}

/** Its suburb (8), or else its district (9). Null for neither, undefined for an unknown shape. */
export function readStatisticsPlace(body: unknown): { locationId: string; locationTypeId: string } | null | undefined {
  const [suburbs = [], districts = []] = [
    ['locality', 'suburb'],
    ['territorialAuthority', 'councilArea', 'ta'],
  ].map((names) => ['', 'location.'].flatMap((at) => names.flatMap((name) => [`${at}${name}.id`, `${at}${name}Id`])))
  for (const [locationTypeId, paths] of [
    ['8', suburbs],
    ['9', districts],
  ] as const) {
    const locationId = text(firstOf(body, paths))
    if (locationId !== null && /^\d{1,12}$/u.test(locationId)) return { locationId, locationTypeId }
  }
  const known = ['location', 'locality', 'localityId', 'suburb', 'suburbId', 'territorialAuthority', 'councilArea']
  return isKnown(body, known) ? null : undefined
}

/**
 * The property found, only when the address matched exactly or is an alias (E, A). Null for no such address, undefined
 * for an unknown shape.
 */
export function readMatch(body: unknown): string | null | undefined {
  if (body === null) return null
  const details = field(body, 'matchDetails')
  const matches = field(body, 'matches')
  if (isRecord(details)) return isExact(details) ? propertyId(details['propertyId']) : null
  if (!Array.isArray(matches)) return undefined
  const [match, another]: readonly unknown[] = matches
  const [id, otherId] = list(field(match, 'references.propertyIdList'))
  const isOne = another === undefined && otherId === undefined
  return isOne && (field(match, 'matchType') === undefined || isExact(match)) ? propertyId(id) : null
}

function isExact(match: unknown): boolean {
  return ['E', 'A'].includes(String(field(match, 'matchType')))
}

// It becomes part of a path.
function propertyId(value: unknown): string | null {
  const id = String(value)
  return (typeof value === 'number' || typeof value === 'string') && /^[1-9]\d{0,17}$/u.test(id) ? id : null
}

// An empty object means that there is nothing.
function isKnown(body: unknown, names: readonly string[]): boolean {
  if (!isRecord(body)) return false
  const held = Object.keys(body)
  return held.length === 0 || names.some((name) => Object.hasOwn(body, name.split('.')[0] ?? ''))
}

function readFigure(body: unknown, names: readonly string[]): number | null {
  return names.map((name) => figure(field(body, name))).find((found) => found !== null) ?? null
}

function newestValue(points: readonly unknown[]): number | null {
  const dated = points
    .map((point) => ({ at: day(field(point, 'dateTime')) ?? '', value: signedFigure(field(point, 'value')) }))
    .filter(({ at, value }) => at !== '' && value !== null)
    .sort((one, other) => (one.at < other.at ? 1 : -1))
  return dated[0]?.value ?? null
}

function allowedUrl(value: unknown, origins: readonly string[]): string | null {
  if (typeof value !== 'string' || value.length > 2_000 || !URL.canParse(value)) return null
  const { origin, href, username, password } = new URL(value)
  return username === '' && password === '' && origins.includes(origin) ? href : null
}
