import type { StandInResponse, StandInCall } from '../stand-in/start-stand-in.ts'
import { MBIE_AREAS, type MbieArea } from './sample-areas.ts'
import { sampleStatistics } from './sample-statistics.ts'

export const MBIE_PARTS = ['statistics', 'area-definitions'] as const
export type MbiePart = (typeof MBIE_PARTS)[number]

/** The only key that it accepts. */
export const MBIE_KEY = 'sandbox-key'

const BASE = '/market-rent/v2'
const WIDE: Readonly<Record<string, keyof typeof MBIE_AREAS>> = {
  IMR2017: 'IMR2017',
  'territorial-authority-2019': 'TA2019',
  TA2019: 'TA2019',
  'regional-council-2019': 'REGC2019',
  REGC2019: 'REGC2019',
}
const SMALL = new Set(['SAU2019', 'statistical-area-unit-2019'])
const DWELLINGS = new Set(['Apartment', 'Flat', 'House', 'Room'])
const BEDROOMS = new Set(['1', '2', '3', '4', '5+', 'NA'])
const PARAMETERS = new Set([
  'period-ending',
  'num-months',
  'area-definition',
  'area-codes',
  'area-labels',
  'dwelling-type',
  'num-bedrooms',
  'include-aggregates',
])
const MONTHS_BEHIND = 2

export function mbiePart(method: string, path: string): MbiePart | null {
  if (method !== 'GET') return null
  if (path === `${BASE}/statistics`) return 'statistics'
  return path === `${BASE}/area-definitions` || path.startsWith(`${BASE}/area-definitions/`) ? 'area-definitions' : null
}

/** An error of the API's gateway. */
export function mbieRefusal(status: number, message: string, headers = {}): StandInResponse {
  return { status, body: { statusCode: status, message }, headers }
}

/** The response at `now`, in milliseconds since 1970. */
export function mbieResponse({ part, path, query, headers }: StandInCall<MbiePart>, now: number): StandInResponse {
  const key = headers['ocp-apim-subscription-key']
  if (key === undefined) {
    return mbieRefusal(
      401,
      'Access denied due to missing subscription key. Make sure to include subscription key when making requests to an API.',
    )
  }
  if (key !== MBIE_KEY) {
    return mbieRefusal(
      401,
      'Access denied due to invalid subscription key. Make sure to provide a valid key for an active subscription.',
    )
  }
  return part === 'area-definitions' ? define(path) : calculate(query, now)
}

function define(path: string): StandInResponse {
  const [id = ''] = path.slice(`${BASE}/area-definitions/`.length).split('/')
  if (id === '') return { status: 200, body: { items: [...Object.keys(WIDE), ...SMALL].map((name) => ({ name })) } }
  const table = WIDE[id]
  if (table === undefined) return mbieRefusal(404, 'Not found')
  const items = MBIE_AREAS[table].map(([code, label]) => ({ label, code }))
  return { status: 200, body: { tableName: table, items } }
}

function calculate(query: URLSearchParams, now: number): StandInResponse {
  const fault = faultOf(query, now)
  if (fault !== null) return mbieRefusal(400, fault)
  const definition = query.get('area-definition') ?? ''
  const ending = query.get('period-ending') ?? ''
  const withTotals = query.get('include-aggregates') === 'true'
  const items = areasOf(definition, query).flatMap((area) =>
    sampleStatistics(area, !SMALL.has(definition), withTotals).filter(
      ({ dwell, nBedrms }) =>
        [dwell, null].includes(query.get('dwelling-type')) && [nBedrms, null].includes(query.get('num-bedrooms')),
    ),
  )
  const periodCovered = coveredBy(ending, Number(query.get('num-months')))
  return { status: 200, body: { items, periodCovered, areaDefinition: definition } }
}

function faultOf(query: URLSearchParams, now: number): string | null {
  const strange = [...query.keys()].find((name) => !PARAMETERS.has(name))
  if (strange !== undefined) return `Unknown parameter ${strange}`
  const [ending, months] = [query.get('period-ending') ?? '', query.get('num-months') ?? '']
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/u.test(ending)) return 'period-ending must be yyyy-mm'
  if (ending > newestMonth(now)) return 'period-ending is not published yet'
  if (!/^\d{1,2}$/u.test(months) || Number(months) < 1 || Number(months) > 24) return 'num-months must be 1 to 24'
  const definition = query.get('area-definition') ?? ''
  if (WIDE[definition] === undefined && !SMALL.has(definition)) return 'area-definition is not known'
  const [dwelling, bedrooms] = [query.get('dwelling-type'), query.get('num-bedrooms')]
  if (dwelling !== null && !DWELLINGS.has(dwelling)) return 'dwelling-type is not known'
  return bedrooms !== null && !BEDROOMS.has(bedrooms) ? 'num-bedrooms is not known' : null
}

function areasOf(definition: string, query: URLSearchParams): MbieArea[] {
  const codes = query.get('area-codes')?.split(',') ?? null
  const labels = query.get('area-labels')?.split(',') ?? null
  const table = WIDE[definition]
  // Codes outside this range are areas at sea.
  if (table === undefined) {
    return (codes ?? []).filter((code) => /^[1-3]\d{5}$/u.test(code)).map((code) => [code, `Area ${code}`])
  }
  return MBIE_AREAS[table].filter(
    ([code, label]) => (codes?.includes(code) ?? true) && (labels?.includes(label) ?? true),
  )
}

/** The newest published month, YYYY-MM. */
function newestMonth(now: number): string {
  const date = new Date(now)
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() - MONTHS_BEHIND
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

// The provider does not pad: 2026-3-1/2026-8-31.
function coveredBy(ending: string, months: number): string {
  const [year = 0, month = 1] = ending.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - months, 1))
  const last = new Date(Date.UTC(year, month, 0))
  const write = (date: Date) => `${date.getUTCFullYear()}-${date.getUTCMonth() + 1}-${date.getUTCDate()}`
  return `${write(first)}/${write(last)}`
}

/** Whether a call asks for the newest published quarter. */
export function asksForNewest(query: URLSearchParams, now: number): boolean {
  const [year = 0, month = 1] = newestMonth(now).split('-').map(Number)
  const months = year * 12 + month - 1
  const lastEnd = months - ((months + 1) % 3)
  const quarter = `${Math.floor(lastEnd / 12)}-${String((lastEnd % 12) + 1).padStart(2, '0')}`
  return (query.get('period-ending') ?? '') >= quarter
}
