import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openCotalityGateway } from './cotality-gateway.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

// Hand-written responses by path.
const RESPONSES: Record<string, unknown> = {
  '/access/as/token.oauth2': { access_token: 'a.b.c', token_type: 'Bearer', expires_in: 3599 },
  '/search/nz/matcher/address': { matchDetails: { propertyId: 17660220, matchType: 'E' } },
  '/property-details/nz/properties/17660220/attributes/core': { beds: 3, baths: 2, carSpaces: 1, landArea: 512 },
  '/property-details/nz/properties/17660220/attributes/additional': { floorArea: 142, yearBuilt: '1975' },
  '/property-details/nz/properties/17660220/location': { locality: { id: 14489 } },
  '/property-details/nz/properties/17660220/sales/last': { lastSale: { price: 845000, contractDate: '2019-04-12' } },
  '/property-details/nz/properties/17660220/images/default': {
    defaultImage: { mediumPhotoUrl: 'https://images.example/a.jpg' },
  },
  '/avm/nz/properties/17660220/avm/intellival/consumer/current': { estimate: 910000 },
  '/statistics/v1/statistics.json': {
    seriesResponseList: [{ metricTypeId: 21, seriesDataList: [{ dateTime: '2026-08-31', value: 845000 }] }],
  },
}

interface Requested {
  readonly path: string
  readonly init: RequestInit
  /** Milliseconds after the start at which the call was aborted, if it was. */
  givenUpAt?: number
}

/** A provider that responds to each path after so many milliseconds (0), or never. */
function scripted(delays: Record<string, number>) {
  const requested: Requested[] = []
  const start = Date.now()
  const fetch = (url: string, init: RequestInit) => {
    const { pathname: path } = new URL(url)
    const call: Requested = { path, init }
    requested.push(call)
    return new Promise<Response>((resolve, reject) => {
      const delay = Object.entries(delays).find(([end]) => path.endsWith(end))?.[1] ?? 0
      if (delay === 0) resolve(Response.json(RESPONSES[path]))
      else if (delay < Infinity) setTimeout(() => resolve(Response.json(RESPONSES[path])), delay)
      init.signal?.addEventListener('abort', () => {
        call.givenUpAt = Date.now() - start
        reject(init.signal?.reason as Error)
      })
    })
  }
  const gateway = openCotalityGateway(
    {
      clientId: 'us',
      clientSecret: 'secret',
      apiUrl: 'https://api.example',
      tokenUrl: 'https://api.example/access/as/token.oauth2',
      imageOrigins: ['https://images.example'],
      changeUnit: 'percent',
      capitalValuePath: null,
    },
    { now: Date.now, warn: () => undefined, fetch },
  )
  const givenUp = () =>
    requested.flatMap(({ path, givenUpAt }) => (givenUpAt === undefined ? [] : [[path.split('/').at(-1), givenUpAt]]))
  return { gateway, requested, givenUp, elapsed: () => Date.now() - start }
}

async function lookUp(delays: Record<string, number>) {
  const provider = scripted(delays)
  const response = provider.gateway.readProperty('407/8 Example Street, Auckland Central')
  let took = -1
  void response.then(() => (took = provider.elapsed()))
  await vi.advanceTimersByTimeAsync(10_000)
  return { ...provider, response: await response, took }
}

it('calls as in the contract, and returns the data', async () => {
  const { requested, response } = await lookUp({})
  expect(response).toEqual({
    outcome: 'found',
    propertyId: '17660220',
    parts: {
      core: { beds: 3, baths: 2, car_spaces: 1, land_area: 512 },
      additional: {
        floor_area: 142,
        year_built: '1975',
        site_cover: null,
        units_of_use: null,
        wall_material: null,
        deck: null,
        pool: null,
      },
      last_sale: { last_sale: { date: '2019-04-12', value: 845000 } },
      image: { image: { url: 'https://images.example/a.jpg' } },
      valuation: { avm: { value: 910000 } },
      trends: {
        market_trends: {
          metrics: [
            { metric_id: 21, value: 845000 },
            { metric_id: 72, value: null },
            { metric_id: 79, value: null },
          ],
        },
      },
      capital_value: {},
    },
  })
  const [token] = requested
  // us:secret in Base64.
  expect(token?.init).toMatchObject({ method: 'POST', headers: { authorization: 'Basic dXM6c2VjcmV0' } })
  const others = requested.slice(1).map(({ init }) => (init.headers as Record<string, string>)['authorization'])
  expect(new Set(others)).toEqual(new Set(['Bearer a.b.c']))
  expect(requested.every(({ init }) => init.redirect === 'error')).toBe(true)
  const statistics = requested.find(({ path }) => path.endsWith('statistics.json'))
  const place = { locationId: '14489', locationTypeId: '8', propertyTypeId: '6', interval: '1' }
  const dates = { fromDate: '2025-11-21', toDate: '2026-11-21' }
  expect(JSON.parse(statistics?.init.body as string)).toEqual({
    seriesRequestList: ['21', '72', '79'].map((metricTypeId) => Object.assign({ metricTypeId }, place, dates)),
  })
})

it('waits 2.5 seconds for a part, and returns the others', async () => {
  const { response, givenUp, took } = await lookUp({ current: Infinity })
  expect(givenUp()).toEqual([['current', 2_500]])
  expect(took).toBe(2_500)
  expect(response).toMatchObject({ outcome: 'found' })
})

it('waits six seconds for all of them, and returns what has arrived', async () => {
  const { response, givenUp, took } = await lookUp({
    'token.oauth2': 2_000,
    address: 2_000,
    location: 1_500,
    'statistics.json': 2_400,
  })
  expect(givenUp()).toEqual([['statistics.json', 6_000]])
  expect(took).toBe(6_000)
  expect(response).toMatchObject({ outcome: 'found', parts: { core: { beds: 3 } } })
  expect(response).not.toHaveProperty('parts.trends')
})

it('is slow when the search takes too long, or the token', async () => {
  expect(await lookUp({ address: Infinity })).toMatchObject({ response: { outcome: 'slow' }, took: 2_500 })
  expect(await lookUp({ 'token.oauth2': Infinity })).toMatchObject({ response: { outcome: 'slow' }, took: 2_500 })
})
