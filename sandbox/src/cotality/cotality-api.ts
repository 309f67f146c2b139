import type { StandInCall, StandInResponse } from '../stand-in/start-stand-in.ts'
import { sampleId, sampleProperty, sampleTrends } from './sample-property.ts'

export const COTALITY_PARTS = [
  'token',
  'matcher',
  'core',
  'additional',
  'location',
  'last_sale',
  'image',
  'valuation',
  'statistics',
  'capital_value',
] as const
export type CotalityPart = (typeof COTALITY_PARTS)[number]

export const TOKEN_PATH = '/access/as/token.oauth2'
/** The capital value's path here; the path of the real API is not known. */
export const CAPITAL_VALUE_PATH = '/property-details/nz/properties/{id}/valuations/capital'

const PATHS: readonly (readonly [CotalityPart, string, RegExp])[] = [
  ['token', 'POST', /^\/access\/as\/token\.oauth2$/u],
  ['matcher', 'GET', /^\/search\/nz\/matcher\/address$/u],
  ['core', 'GET', /^\/property-details\/nz\/properties\/(\d+)\/attributes\/core$/u],
  ['additional', 'GET', /^\/property-details\/nz\/properties\/(\d+)\/attributes\/additional$/u],
  ['location', 'GET', /^\/property-details\/nz\/properties\/(\d+)\/location$/u],
  ['last_sale', 'GET', /^\/property-details\/nz\/properties\/(\d+)\/sales\/last$/u],
  ['image', 'GET', /^\/property-details\/nz\/properties\/(\d+)\/images\/default$/u],
  ['capital_value', 'GET', /^\/property-details\/nz\/properties\/(\d+)\/valuations\/capital$/u],
  ['valuation', 'GET', /^\/avm\/nz\/properties\/(\d+)\/avm\/intellival\/consumer\/current$/u],
  ['statistics', 'POST', /^\/statistics\/v1\/statistics\.json$/u],
]
const NO_DATA = cotalityError(404, 'No data found')

export function cotalityPart(method: string, path: string): CotalityPart | null {
  return PATHS.find(([, expected, pattern]) => expected === method && pattern.test(path))?.[0] ?? null
}

/** An error in the provider's format. */
export function cotalityError(status: number, message: string): StandInResponse {
  return { status, body: { messages: [{ type: 'ERROR', message }] } }
}

/** The response without data: a token response without a token, an empty match for the search, otherwise 404. */
export function emptyResponse(part: CotalityPart): StandInResponse {
  if (part === 'token') return { status: 200, body: {} }
  return part === 'matcher' ? { status: 200, body: { matchDetails: { matchType: 'N', matchRule: '000' } } } : NO_DATA
}

/** The response in the provider's format. */
export function cotalityResponse({ part, path, query, posted, url }: StandInCall<CotalityPart>): StandInResponse {
  if (part === 'matcher') return match(query.get('q') ?? '')
  if (part === 'statistics') return statistics(posted)
  const [id = ''] = /\d+/u.exec(path) ?? []
  const property = sampleProperty(id)
  const photo = `${url}/pictures/${id}.png`
  const bodies: Partial<Record<CotalityPart, unknown>> = {
    core: {
      beds: property.beds,
      baths: property.baths,
      carSpaces: property.carSpaces,
      landArea: property.landArea,
      propertyType: 'HOUSE',
    },
    additional: {
      floorArea: property.floorArea,
      yearBuilt: property.yearBuilt,
      wallMaterial: property.wallMaterial,
      siteCover: property.siteCover,
      unitsOfUse: 1,
      deck: property.deck,
      pool: property.pool,
    },
    location: { locality: { id: property.localityId, name: 'Sample' }, councilArea: { id: 76, name: 'Sample' } },
    last_sale: {
      lastSale: { price: property.salePrice, contractDate: property.saleDate, settlementDate: property.saleDate },
    },
    image: {
      defaultImage: { thumbnailPhotoUrl: photo, mediumPhotoUrl: photo, largePhotoUrl: photo },
      secondaryImageList: [],
      floorPlanImageList: [],
    },
    valuation: {
      estimate: property.estimate,
      lowEstimate: Math.round(property.estimate * 0.92),
      highEstimate: Math.round(property.estimate * 1.08),
      confidence: 'MEDIUM',
      fsd: 9,
      isCurrent: true,
    },
    capital_value: { capitalValue: property.capitalValue, valuationDate: '2024-09-01' },
  }
  return bodies[part] === undefined ? NO_DATA : { status: 200, body: bodies[part] }
}

// An address has a number near its start; anything else matches nothing.
function match(address: string): StandInResponse {
  if (!/\d/u.test(address.slice(0, 20))) return emptyResponse('matcher')
  const matchDetails = { propertyId: Number(sampleId(address)), matchType: 'E', matchRule: '000', updateIndicator: 'U' }
  return { status: 200, body: { matchDetails } }
}

function statistics(posted: unknown): StandInResponse {
  const requests = (posted as { seriesRequestList?: unknown } | null)?.seriesRequestList
  if (!Array.isArray(requests)) return { status: 400, body: { errors: [{ msg: 'seriesRequestList is missing' }] } }
  const seriesResponseList = (requests as { locationId?: string; metricTypeId?: string; toDate?: string }[]).map(
    ({ locationId = '', metricTypeId = '', toDate = '2026-01-01' }) => {
      const { median, valueChange, rentalChange } = sampleTrends(locationId)
      const newest = { '21': median, '72': valueChange, '79': rentalChange }[metricTypeId] ?? null
      // Recent sales are not known yet, so the newest points are null.
      const values = [newest === null ? null : Math.round(newest * 97) / 100, newest, null, null]
      const seriesDataList = values.map((value, at) => ({ dateTime: monthEnd(toDate, values.length - at), value }))
      return { metricTypeId: Number(metricTypeId), localityName: 'Sample', seriesDataList }
    },
  )
  return { status: 200, body: { seriesResponseList } }
}

function monthEnd(date: string, monthsBefore: number): string {
  const day = new Date(`${date.slice(0, 7)}-01T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() - monthsBefore + 1, 0)
  return day.toISOString().slice(0, 10)
}
