import {
  startStandIn,
  type Refusal,
  type StandIn,
  type StandInCall,
  type StandInResponse,
} from '../stand-in/start-stand-in.ts'
import type { AddressRow, DataFault } from './address-row.ts'
import { spoilRows } from './spoil-rows.ts'

const LAYER = '/arcgis/rest/services/NZ_Addresses/FeatureServer/0'
const PARTS = ['layer', 'query'] as const
type ArcgisPart = (typeof PARTS)[number]

/** A gap between object ids, as deleted rows leave. */
const ID_STEP = 10
const WGS84 = 4326
const NZTM = 2193

export interface ArcgisSandbox extends StandIn<ArcgisPart> {
  /** The URL of the layer. */
  readonly layerUrl: string
  readonly spoil: (fault: DataFault | null) => void
}

interface ArcgisOptions {
  readonly rows: readonly AddressRow[]
  readonly maxRecordCount?: number
  /** Writes the names of the fields in upper case. */
  readonly isUpperCase?: boolean
}

interface Layer {
  /** Names of the fields, and rows in no order with OBJECTID as first value. */
  readonly fields: readonly string[]
  readonly rows: readonly AddressRow[]
  readonly count: number
  readonly maxRecordCount: number
}

/** A stand-in for a layer of an ArcGIS FeatureServer, on this machine only. Never for production. */
export async function startArcgisSandbox(
  { rows, maxRecordCount = 2000, isUpperCase = false }: ArcgisOptions,
  port = 0,
): Promise<ArcgisSandbox> {
  const state: { fault: DataFault | null } = { fault: null }
  const nameOf = (name: string) => (isUpperCase ? name.toUpperCase() : name)
  const layer = (): Layer => {
    const spoilt = spoilRows(rows, state.fault)
    const named = spoilt.map((row, at) => ({
      OBJECTID: (at + 1) * ID_STEP,
      ...Object.fromEntries(Object.entries(row).map(([name, value]) => [nameOf(name), value])),
      x: Number(row['shape_X']),
      y: Number(row['shape_Y']),
    }))
    const fields = Object.keys(named[0] ?? {}).filter((name) => !/^(?:x|y|wkt|shape_[xy])$/iu.test(name))
    const count = state.fault === 'fewer-rows' ? rows.length : spoilt.length
    return { fields, rows: named.toReversed(), count, maxRecordCount }
  }
  const standIn = await startStandIn<ArcgisPart>(
    {
      parts: PARTS,
      findPart: (method, path) =>
        method !== 'GET' ? null : path === LAYER ? 'layer' : path === `${LAYER}/query` ? 'query' : null,
      respond: (call) => respond(call, layer()),
      refuse,
      empty: () => ({ status: 200, body: {} }),
    },
    port,
  )
  return {
    ...standIn,
    layerUrl: `${standIn.url}${LAYER}`,
    spoil: (fault) => void (state.fault = fault),
    reset: () => {
      standIn.reset()
      state.fault = null
    },
  }
}

function respond({ part, query }: StandInCall<ArcgisPart>, layer: Layer): StandInResponse {
  if (query.get('f') !== 'json')
    return { status: 200, text: { type: 'text/html', content: '<title>NZ Addresses</title>' } }
  if (part === 'layer') {
    return {
      status: 200,
      body: {
        currentVersion: 11.4,
        id: 0,
        name: 'NZ Addresses',
        type: 'Feature Layer',
        geometryType: 'esriGeometryPoint',
        objectIdField: 'OBJECTID',
        maxRecordCount: layer.maxRecordCount,
        capabilities: 'Query',
        fields: describeFields(layer.fields),
      },
    }
  }
  const where = /^(?:1=1|OBJECTID > (?<after>-?\d+))$/u.exec(query.get('where') ?? '')
  if (where === null)
    return arcgisError(400, 'Cannot perform query. Invalid query parameters.', "'where' clause is invalid")
  if (query.get('returnCountOnly') === 'true') return { status: 200, body: { count: layer.count } }
  const after = Number(where.groups?.['after'] ?? -1)
  return { status: 200, body: pageOf(query, layer, after) }
}

function pageOf(query: URLSearchParams, layer: Layer, after: number) {
  const found = layer.rows.filter((row) => Number(row['OBJECTID']) > after)
  if (query.get('orderByFields')?.startsWith('OBJECTID') === true) found.reverse()
  const size = Math.min(Number(query.get('resultRecordCount') ?? Infinity), layer.maxRecordCount)
  const isInDegrees = query.get('outSR') === String(WGS84)
  const wanted = (query.get('outFields') ?? 'OBJECTID').split(',')
  return {
    objectIdFieldName: 'OBJECTID',
    geometryType: 'esriGeometryPoint',
    spatialReference: isInDegrees ? { wkid: WGS84, latestWkid: WGS84 } : { wkid: NZTM, latestWkid: NZTM },
    fields: describeFields(wanted),
    ...(found.length > size ? { exceededTransferLimit: true } : {}),
    features: found.slice(0, size).map((row) => ({
      attributes: Object.fromEntries(wanted.map((name) => [name, row[name] === '' ? null : row[name]])),
      geometry: isInDegrees ? { x: row['x'], y: row['y'] } : { x: 1_756_789.1, y: 5_917_821.4 },
    })),
  }
}

function describeFields(names: readonly string[]) {
  return names.map((name) => ({
    name,
    type: name === 'OBJECTID' ? 'esriFieldTypeOID' : 'esriFieldTypeString',
    alias: name,
  }))
}

// Errors come with status 200.
function arcgisError(code: number, message: string, ...details: readonly string[]): StandInResponse {
  return { status: 200, body: { error: { code, message, details } } }
}

function refuse(fault: Refusal): StandInResponse {
  switch (fault) {
    case 'unauthorized':
      return arcgisError(499, 'Token Required')
    case 'forbidden':
      return arcgisError(403, 'You do not have permissions to access this resource or perform this operation.')
    case 'limited':
      return {
        status: 429,
        body: { error: { code: 429, message: 'Too many requests' } },
        headers: { 'retry-after': '30' },
      }
    case 'broken':
      return arcgisError(500, 'Error performing query operation')
  }
}
