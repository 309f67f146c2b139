import { startCotalitySandbox, type CotalitySandbox } from '@homeyield/sandbox/cotality/start-cotality-sandbox'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestArbitrary, type Operation } from '../testing/generated-requests/request-arbitrary.ts'
import { sendRequests } from '../testing/generated-requests/send-requests.ts'
import { importAddresses, loadShippedData } from '../testing/import-addresses.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// 15 ms each; `npm run bench -- generated-requests` sends 10,000, with a new seed.
const REQUESTS = Number(process.env['GENERATED_REQUESTS'] ?? 300)

/** What needs a signed event, a posted image, an owned home, or several things that fit each other. */
const MAY_FAIL = new Set([
  'post /webhooks/stripe',
  'post /uploads',
  'post /account/undo_search',
  'get /portfolio/bank_page',
  'get /documents/{id}',
  'patch /documents/{id}',
  'get /documents/{id}/pdf',
  'post /documents/{id}/link',
  'delete /documents/{id}/link',
  'get /screenings/{id}',
  'patch /screenings/{id}',
  'delete /screenings/{id}',
])

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, 'method' | 'path'>>>>>
}

let cotality: CotalitySandbox
let server: TestServer
beforeAll(async () => {
  cotality = await startCotalitySandbox()
  const { url, clientId, clientSecret, tokenUrl, capitalValuePath } = cotality
  const account = { clientId, clientSecret, apiUrl: url, tokenUrl, imageOrigins: [url], capitalValuePath }
  // With limits that are reached.
  const few = { attempts: 20, minutes: 60 }
  server = await startTestServer({
    cotality: { ...account, changeUnit: 'percent' },
    tokensPerAddress: few,
    couponsPerAddress: few,
    addressSearchesPerAccount: few,
    documentChangesPerAccount: few,
    keysPerAccount: few,
  })
  await loadShippedData(server.databaseUrl)
  const place = { suburb: 'Otahuhu', city: 'Auckland', district: 'Auckland', latitude: -36.94, longitude: 174.84 }
  await importAddresses(
    server.databaseUrl,
    [1, 2, 3].map((id) => Object.assign({ id }, place)),
  )
}, 120_000)
afterAll(async () => {
  await server.stop()
  await cotality.close()
})

it(`of ${REQUESTS} requests generated from openapi.json, none is answered with what it does not describe`, async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => Object.assign({ method, path }, operation)),
  )
  const requests = fc.sample(requestArbitrary(operations), REQUESTS)
  const { faults, statuses, succeeded } = await sendRequests(server, requests, document)
  const count = (fault: string) => faults.filter((one) => one.fault === fault).length
  const missed = operations.map(({ method, path }) => `${method} ${path}`).filter((one) => !succeeded.has(one))
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, times]) => `${status} × ${times}`)
  process.stdout.write(
    `${REQUESTS} requests: ${count('failed')} with 500, ${count('undocumented status')} undocumented statuses, ${count('outside its schema')} outside their schema. ` +
      `${succeeded.size} of ${operations.length} operations succeeded, not ${missed.join(', ')}. Statuses: ${counts.join(', ')}\n`,
  )
  expect(faults).toEqual([])
  if (REQUESTS >= 10_000) expect(missed.filter((one) => !MAY_FAIL.has(one))).toEqual([])
  else expect(succeeded.size).toBeGreaterThan(operations.length / 4)
}, 3_600_000)
