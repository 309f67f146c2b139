import { z } from 'zod'
import { fetchJson } from '../http/fetch-json.ts'
import type { HttpTiming } from '../http/fetch-source.ts'
import { SourceFault } from '../http/source-fault.ts'
import { checkColumns } from './check-columns.ts'
import { LINZ_COLUMNS, type LinzColumn, openLinzReader } from './linz-address.ts'
import type { AddressList, SourceAddress } from './source-address.ts'

const PAGE_SIZE = 2000
const WGS84 = 4326
/** Codes of errors after which another try may succeed. */
const TEMPORARY = new Set([408, 429, 500, 502, 503, 504])

const failureSchema = z.object({ error: z.looseObject({ code: z.number().catch(0), message: z.string().catch('') }) })
const layerSchema = z.object({
  name: z.string(),
  objectIdField: z.string().optional(),
  maxRecordCount: z.number().int().positive().catch(PAGE_SIZE),
  fields: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
})
const countSchema = z.object({ count: z.number().int() })
const pageSchema = z.object({
  exceededTransferLimit: z.boolean().optional(),
  spatialReference: z.object({ wkid: z.number() }).optional(),
  features: z.array(
    z.object({
      attributes: z.looseObject({}),
      geometry: z.object({ x: z.number().nullable(), y: z.number().nullable() }).nullish(),
    }),
  ),
})
type Page = z.infer<typeof pageSchema>
type Feature = Page['features'][number]

export interface ArcgisOptions {
  /** Of the layer: https://…/FeatureServer/0. */
  readonly url: string
  readonly signal?: AbortSignal
  readonly timing?: HttpTiming
}

/** Opens a layer of an ArcGIS FeatureServer with LINZ’s columns. Throws when it does not answer or lacks a column. */
export async function openArcgis({ url, signal, timing }: ArcgisOptions): Promise<AddressList> {
  const layerUrl = parseUrl(url)
  const server = `The ArcGIS server ${layerUrl.host}`
  const ask = <Answer>(schema: z.ZodType<Answer>, parameters: Readonly<Record<string, string>>, signal?: AbortSignal) =>
    fetchJson({
      source: server,
      url: withParameters(layerUrl, parameters),
      signal,
      timing,
      read: (body) => readAnswer(server, schema, body),
    })
  const layer = await ask(layerSchema, {}, signal)
  const idField = layer.objectIdField ?? layer.fields.find(({ type }) => type === 'esriFieldTypeOID')?.name
  if (idField === undefined) throw new SourceFault(`${server}: the layer ${layer.name} has no object id.`)
  const names = checkColumns(
    `${server}, layer ${layer.name}`,
    layer.fields.map(({ name }) => name),
    LINZ_COLUMNS.filter((column) => !isPosition(column)),
  )
  const { count } = await ask(countSchema, { where: '1=1', returnCountOnly: 'true' }, signal)
  const askPage = (after: number, signal: AbortSignal) =>
    ask(
      pageSchema,
      {
        where: `${idField} > ${after}`,
        orderByFields: `${idField} ASC`,
        outFields: [idField, ...names.values()].join(','),
        outSR: String(WGS84),
        resultRecordCount: String(Math.min(PAGE_SIZE, layer.maxRecordCount)),
      },
      signal,
    )
  return {
    source: `ArcGIS, layer ${layer.name} at ${layerUrl.host}`,
    asOf: null,
    async *read({ signal, onProgress, leftOut }) {
      const readAddress = openLinzReader(leftOut)
      let [after, rows] = [-1, 0]
      for (;;) {
        const page = await askPage(after, signal)
        if (page.features.length === 0) break
        checkReference(server, page)
        for (const feature of page.features) after = nextId(server, feature.attributes[idField], after)
        rows += page.features.length
        onProgress(Math.min(1, rows / count))
        yield page.features
          .map((feature) => readAddress((column) => valueOf(feature, names, column)))
          .filter((address): address is SourceAddress => address !== null)
      }
      if (rows < count) {
        const format = (number: number) => number.toLocaleString('en-NZ')
        throw new SourceFault(`${server} gave ${format(rows)} of its ${format(count)} addresses. Run the import again.`)
      }
    },
  }
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/u.test(url.protocol) || !/\/(?:Feature|Map)Server\/\d+\/?$/iu.test(url.pathname)) {
    throw new SourceFault(
      `${text} is not the URL of an ArcGIS layer, which ends in /FeatureServer/0 or another number.`,
    )
  }
  url.pathname = url.pathname.replace(/\/$/u, '')
  return url
}

function withParameters(layer: URL, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(layer)
  if (parameters['where'] !== undefined) url.pathname += '/query'
  for (const [name, value] of Object.entries({ ...parameters, f: 'json' })) url.searchParams.set(name, value)
  return url
}

// Errors come with status 200.
function readAnswer<Answer>(server: string, schema: z.ZodType<Answer>, body: unknown): Answer {
  const failure = failureSchema.safeParse(body)
  if (failure.success) {
    const { code, message } = failure.data.error
    throw new SourceFault(`${server} answered: ${message.slice(0, 200)} (${code}).`, {
      isTemporary: TEMPORARY.has(code),
    })
  }
  const answer = schema.safeParse(body)
  if (!answer.success) throw new SourceFault(`${server} answered with something other than a layer of addresses.`)
  return answer.data
}

function checkReference(server: string, { spatialReference }: Page): void {
  if (spatialReference === undefined || spatialReference.wkid === WGS84) return
  throw new SourceFault(
    `${server} gave positions in the reference system ${spatialReference.wkid}, not in degrees (${WGS84}).`,
  )
}

// Without the order, a page would leave rows out.
function nextId(server: string, id: unknown, after: number): number {
  if (typeof id === 'number' && id > after) return id
  throw new SourceFault(`${server} does not give addresses in the order of their object ids.`)
}

function isPosition(column: LinzColumn): boolean {
  return column === 'shape_x' || column === 'shape_y'
}

function valueOf({ attributes, geometry }: Feature, names: ReadonlyMap<string, string>, column: LinzColumn): string {
  if (column === 'shape_x') return String(geometry?.x ?? '')
  if (column === 'shape_y') return String(geometry?.y ?? '')
  const value = attributes[names.get(column) ?? '']
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
