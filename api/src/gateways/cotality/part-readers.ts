import { METRIC } from '@homeyield/contract/property-data-provider'
import type { PropertyPart, PropertyParts } from '../../property-data/property-data-port.ts'
import type { CallApi } from './cotality-client.ts'
import type { CotalitySettings } from './cotality-settings.ts'
import { isRecord } from '@homeyield/domain/records/is-record'
import { ProviderFailure } from '../provider-failure.ts'
import {
  readAdditional,
  readCapitalValue,
  readCore,
  readImage,
  readLastSale,
  readMatch,
  readStatisticsPlace,
  readTrends,
  readValuation,
} from './read-shapes.ts'

const PROPERTY = '/property-details/nz/properties/{id}'
const MONTHS_BACK = 12
const RESIDENTIAL_DWELLINGS = '6'
const CLIENT_NAME = 'homeyield'

/** Null for a part that this installation does not request. */
export type PartReaders = {
  readonly [Part in PropertyPart]: ((id: string, budget: AbortSignal) => Promise<PropertyParts[Part]>) | null
}

/** The readers of a property's parts. Each throws a ProviderFailure when it is not known whether the part exists. */
export function partReaders(settings: CotalitySettings, callApi: CallApi, now: () => number): PartReaders {
  const { imageOrigins, changeUnit, capitalValuePath } = settings
  const part =
    <Fields>(path: string, read: (body: unknown) => Fields | null) =>
    async (id: string, budget: AbortSignal) => {
      const body = (await callApi({ path: path.replace('{id}', id) }, budget)) ?? {}
      return known(read(body) ?? undefined, body)
    }
  return {
    core: part(`${PROPERTY}/attributes/core`, readCore),
    additional: part(`${PROPERTY}/attributes/additional`, readAdditional),
    last_sale: part(`${PROPERTY}/sales/last`, readLastSale),
    image: part(`${PROPERTY}/images/default`, (body) => readImage(body, imageOrigins)),
    valuation: part('/avm/nz/properties/{id}/avm/intellival/consumer/current', readValuation),
    // The path is not published, so each installation configures it.
    capital_value: capitalValuePath === null ? null : part(capitalValuePath, readCapitalValue),
    async trends(id, budget) {
      const location = (await callApi({ path: `${PROPERTY}/location`.replace('{id}', id) }, budget)) ?? {}
      const place = known(readStatisticsPlace(location), location)
      if (place === null) return {}
      const call = { path: '/statistics/v1/statistics.json', body: { seriesRequestList: seriesOf(place, now()) } }
      const body = (await callApi(call, budget)) ?? {}
      return known(readTrends(body, changeUnit) ?? undefined, body)
    },
  }
}

export async function findProperty(callApi: CallApi, address: string, budget: AbortSignal): Promise<string | null> {
  const query = { q: address, matchProfileId: '1', clientName: CLIENT_NAME }
  const body = await callApi({ path: '/search/nz/matcher/address', query }, budget)
  return known(readMatch(body), body)
}

function seriesOf(place: { locationId: string; locationTypeId: string }, now: number) {
  const from = new Date(now)
  from.setUTCMonth(from.getUTCMonth() - MONTHS_BACK)
  return Object.values(METRIC).map((metric) => ({
    locationId: place.locationId,
    locationTypeId: place.locationTypeId,
    propertyTypeId: RESIDENTIAL_DWELLINGS,
    fromDate: from.toISOString().slice(0, 10),
    toDate: new Date(now).toISOString().slice(0, 10),
    metricTypeId: String(metric),
    interval: '1',
  }))
}

// Logs the names of fields, which show a change at the provider, but never their values, which are personal.
function known<Read>(read: Read | undefined, body: unknown): Read {
  if (read !== undefined) return read
  const names = isRecord(body) ? Object.keys(body).filter((name) => /^[A-Za-z_]{1,40}$/u.test(name)) : [typeof body]
  throw new ProviderFailure('failed', `a response of an unknown shape (${names.slice(0, 10).join(', ')})`)
}
