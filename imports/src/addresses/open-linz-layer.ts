import { z } from 'zod'
import { fetchJson } from '../http/fetch-json.ts'
import type { HttpTiming } from '../http/fetch-source.ts'
import { SourceFault } from '../http/source-fault.ts'
import { checkColumns } from './check-columns.ts'
import { LINZ_COLUMNS } from './linz-address.ts'

/** The source in the report of an import, which changes may follow. */
export const LINZ_SOURCE = 'LINZ Data Service, layer 123113'
const SOURCE = 'LINZ’s data service'
const PAGE_SIZE = 5000
const WGS84 = 4326
const PROPERTIES = LINZ_COLUMNS.filter((column) => column !== 'shape_x' && column !== 'shape_y')

const pageSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      properties: z.looseObject({ address_id: z.coerce.number().int() }),
      geometry: z.object({ coordinates: z.array(z.number()) }).nullish(),
    }),
  ),
  // GeoServer writes "unknown" where it does not count.
  totalFeatures: z.number().nullable().catch(null),
  crs: z.object({ properties: z.object({ name: z.string() }) }).nullish(),
})
export type LinzFeature = z.infer<typeof pageSchema>['features'][number]

/** How to reach LINZ’s data service. */
export interface LinzAccess {
  /** https://data.linz.govt.nz */
  readonly url: string
  /** Of the operator’s account; in no URL and no error. */
  readonly key: string
  readonly signal?: AbortSignal
  readonly timing?: HttpTiming
}

interface LinzView {
  /** layer-123113, or its changeset. */
  readonly typeName: string
  readonly viewParams?: string
  /** Beyond those of an address. */
  readonly properties?: readonly string[]
}

interface PageRequest {
  readonly after: number
  readonly size: number
  readonly signal: AbortSignal | undefined
}

export interface LinzPage {
  readonly features: readonly LinzFeature[]
  /** The part read so far, 0 to 1. */
  readonly share: number
}

/**
 * Opens a layer of LINZ’s data service; returns a reader of its features in the order of their ids. Throws when the service does not
 * answer, refuses the key or lacks a column; the reader throws when the service fails half-way or gives fewer rows than it counts.
 */
export async function openLinzLayer(access: LinzAccess, view: LinzView) {
  const askPage = openPages(access, view)
  const { features, totalFeatures: total } = await askPage({ after: -1, size: 1, signal: access.signal })
  const [first] = features
  if (first !== undefined) {
    const existing = Object.keys(first.properties)
    checkColumns(`${SOURCE}, layer 123113`, existing, [...PROPERTIES, ...(view.properties ?? [])])
  }
  return async function* readPages(signal: AbortSignal): AsyncGenerator<LinzPage> {
    let [after, rows] = [-1, 0]
    for (;;) {
      const { features } = await askPage({ after, size: PAGE_SIZE, signal })
      if (features.length === 0) break
      for (const { properties } of features) after = nextId(properties.address_id, after)
      rows += features.length
      yield { features, share: total === null ? 0 : Math.min(1, rows / total) }
    }
    if (total !== null && rows < total) {
      const format = (count: number) => count.toLocaleString('en-NZ')
      throw new SourceFault(`${SOURCE} gave ${format(rows)} of its ${format(total)} rows. Run the import again.`)
    }
  }
}

function openPages(access: LinzAccess, { typeName, viewParams }: LinzView) {
  const { key, timing } = access
  // Node’s error for a header that cannot be sent shows its value.
  if (!/^[\w-]+$/u.test(key)) throw new SourceFault('The key for LINZ’s data service has only letters and digits.')
  const service = URL.canParse(access.url) ? new URL(access.url) : null
  if (service === null) throw new SourceFault(`${access.url} is not the URL of LINZ’s data service.`)
  const withoutKey = (text: string) => text.replaceAll(key, '…')
  return ({ after, size, signal }: PageRequest) => {
    const url = new URL(`/services/wfs/${typeName}`, service)
    url.search = new URLSearchParams({
      service: 'WFS',
      version: '2.0.0',
      request: 'GetFeature',
      typeNames: typeName,
      ...(viewParams === undefined ? {} : { viewparams: viewParams }),
      cql_filter: `address_id > ${after}`,
      sortBy: 'address_id',
      count: String(size),
      srsName: `EPSG:${WGS84}`,
      outputFormat: 'json',
    }).toString()
    return fetchJson({
      source: SOURCE,
      url,
      headers: { authorization: `key ${key}` },
      signal,
      timing,
      describeRefusal: (status, text) =>
        status === 401 || status === 403
          ? `${SOURCE} does not accept the key (${status}). It must be a key of an account at ${service.host}, with access to web services.`
          : describeException(service, withoutKey(text)),
      describeText: (text) => describeException(service, withoutKey(text)),
      read: readPage,
    })
  }
}

function readPage(body: unknown) {
  const page = pageSchema.safeParse(body)
  if (!page.success) throw new SourceFault(`${SOURCE} answered with something other than addresses.`)
  const name = page.data.crs?.properties.name ?? ''
  if (name !== '' && !name.endsWith(`:${WGS84}`)) {
    throw new SourceFault(`${SOURCE} gave positions in the reference system ${name}, not in degrees (${WGS84}).`)
  }
  return page.data
}

/** The sentence for an exception report of WFS; null for another text. */
function describeException(service: URL, text: string): string | null {
  const [, exception] = /<(?:\w+:)?ExceptionText>\s*(?<text>[\s\S]{1,200}?)\s*</u.exec(text) ?? []
  if (exception === undefined) return null
  if (/unknown/iu.test(exception)) {
    return `${SOURCE} shows no layer 123113 to this key. It must be a key of an account at ${service.host}, not of another site.`
  }
  return `${SOURCE} answered: ${exception}.`
}

function nextId(id: number, after: number): number {
  if (id > after) return id
  if (id === after) throw new SourceFault(`${SOURCE} has the address ${id} twice. Run the import again.`)
  throw new SourceFault(`${SOURCE} does not give addresses in the order of their ids.`)
}
