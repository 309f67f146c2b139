import {
  startStandIn,
  type Refusal,
  type StandIn,
  type StandInCall,
  type StandInResponse,
} from '../stand-in/start-stand-in.ts'
import type { AddressRow, DataFault } from './address-row.ts'
import { findChanges } from './find-changes.ts'
import { spoilRows } from './spoil-rows.ts'

const LAYER = 'layer-123113'
const PARTS = ['layer', 'changeset'] as const
type LinzPart = (typeof PARTS)[number]
const PATHS: Readonly<Record<string, LinzPart>> = {
  [`/services/wfs/${LAYER}`]: 'layer',
  [`/services/wfs/${LAYER}-changeset`]: 'changeset',
}

/** Columns that only the CSV has. */
const OF_CSV = new Set(['WKT', 'shape_X', 'shape_Y'])

const KEY = '0123456789abcdef0123456789abcdef'
/** Of another site of the same company: accepted, but it sees no layer. */
const FOREIGN_KEY = 'fedcba9876543210fedcba9876543210'

export interface LinzSandbox extends StandIn<LinzPart> {
  readonly key: string
  readonly foreignKey: string
  /** Publishes the state of the layer at a time (ISO); call it in the order of time. */
  readonly publish: (time: string, rows: readonly AddressRow[]) => void
  readonly spoil: (fault: DataFault | null) => void
}

interface State {
  readonly versions: { readonly time: string; readonly rows: readonly AddressRow[] }[]
  fault: DataFault | null
}

/** A stand-in for LINZ’s data service, layer 123113 and its changesets by WFS, on this machine only. Never for production. */
export async function startLinzSandbox(port = 0): Promise<LinzSandbox> {
  const state: State = { versions: [], fault: null }
  const standIn = await startStandIn<LinzPart>(
    {
      parts: PARTS,
      findPart: (method, path) => (method === 'GET' ? (PATHS[path] ?? null) : null),
      respond: (call) => respond(call, state),
      refuse,
      empty: () => ({ status: 200, body: {} }),
    },
    port,
  )
  return {
    ...standIn,
    key: KEY,
    foreignKey: FOREIGN_KEY,
    publish: (time, rows) => void state.versions.push({ time, rows }),
    spoil: (fault) => void (state.fault = fault),
    reset: () => {
      standIn.reset()
      state.versions.length = 0
      state.fault = null
    },
  }
}

function respond({ part, query, headers }: StandInCall<LinzPart>, { versions, fault }: State): StandInResponse {
  if (headers.authorization === `key ${FOREIGN_KEY}`) {
    return exceptionReport(200, 'InvalidParameterValue', `Feature type :${query.get('typeNames') ?? ''} unknown`)
  }
  const [, key = ''] = /^key (?<key>.*)$/u.exec(headers.authorization ?? '') ?? []
  if (!/^[0-9a-f]{32}$/u.test(key)) return exceptionReport(400, 'InvalidParameterValue', `Malformed key ${key}`)
  if (key !== KEY) return refuse('unauthorized')
  const [, after = ''] = /^address_id ?> ?(?<after>-?\d+)$/u.exec(query.get('cql_filter') ?? 'address_id > -1') ?? []
  if (after === '' || query.get('outputFormat') !== 'json') {
    return exceptionReport(400, 'InvalidParameterValue', 'Could not parse CQL filter list.')
  }
  const newest = versions.at(-1)?.rows ?? []
  const whole = part === 'layer' ? newest : changesOf(query.get('viewparams') ?? '', versions)
  if (whole === null) return exceptionReport(400, 'InvalidParameterValue', 'viewparams need from and to.')
  const rows = spoilRows(whole, fault)
  const isLater = (row: AddressRow) => Number(row['address_id']) > Number(after)
  // In no order unless one is asked for.
  const found = rows.filter(isLater).toReversed()
  if (query.get('sortBy') === 'address_id')
    found.sort((one, two) => Number(one['address_id']) - Number(two['address_id']))
  const page = found.slice(0, Number(query.get('count') ?? Infinity))
  const matched = (fault === 'fewer-rows' ? whole : rows).filter(isLater).length
  return { status: 200, body: collectionOf(page, matched, query.get('srsName') ?? 'EPSG:4167') }
}

function changesOf(viewParams: string, versions: State['versions']): readonly AddressRow[] | null {
  const [, from = '', to = ''] = /^from:(?<from>[^;]+);to:(?<to>[^;]+)$/u.exec(viewParams) ?? []
  if (from === '' || to === '') return null
  const rowsAt = (time: string) => versions.findLast((version) => version.time <= time)?.rows ?? []
  return findChanges(rowsAt(from), rowsAt(to))
}

function collectionOf(rows: readonly AddressRow[], matched: number, reference: string) {
  return {
    type: 'FeatureCollection',
    features: rows.map((row) => ({
      type: 'Feature',
      id: `${LAYER}.${row['address_id'] ?? ''}`,
      geometry: { type: 'Point', coordinates: [Number(row['shape_X']), Number(row['shape_Y'])] },
      geometry_name: 'shape',
      properties: Object.fromEntries(
        Object.entries(row).flatMap(([name, value]) => (OF_CSV.has(name) ? [] : [[name, value === '' ? null : value]])),
      ),
    })),
    totalFeatures: matched,
    numberMatched: matched,
    numberReturned: rows.length,
    timeStamp: '2026-11-02T00:00:00.000Z',
    crs: { type: 'name', properties: { name: `urn:ogc:def:crs:${reference.replace(':', '::')}` } },
  }
}

function refuse(fault: Refusal): StandInResponse {
  switch (fault) {
    case 'unauthorized':
      return exceptionReport(401, 'NoApplicableCode', 'Invalid API key')
    case 'forbidden':
      return exceptionReport(403, 'NoApplicableCode', 'The key has no permission for this service.')
    case 'limited':
      return {
        status: 429,
        text: { type: 'text/plain', content: 'Too many requests' },
        headers: { 'retry-after': '30' },
      }
    case 'broken':
      return { status: 502, text: { type: 'text/html', content: '<h1>Bad gateway</h1>' } }
  }
}

function exceptionReport(status: number, code: string, text: string): StandInResponse {
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows/1.1" version="2.0.0">
  <ows:Exception exceptionCode="${code}"><ows:ExceptionText>${text}</ows:ExceptionText></ows:Exception>
</ows:ExceptionReport>`
  return { status, text: { type: 'application/xml', content } }
}
