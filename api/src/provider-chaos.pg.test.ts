import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StandInFault } from '@homeyield/sandbox/stand-in/faults'
import { startSandbox, type Sandbox } from '@homeyield/sandbox/start-sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SURROUNDINGS } from './testing/rent-surroundings.ts'
import { callAs, signUp, type TestAccount, type TestResponse } from './testing/test-client.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// All outside services fail at once, over the network and with production's timeouts: the product still responds,
// reports what is missing, and saves. The duration of each call is printed.

type Fault = Extract<StandInFault, 'slow' | 'unauthorized' | 'limited' | 'broken' | 'half' | 'garbage'>

/** The response of each call under each fault; with garbage there is simply no image. */
const EXPECTED: Record<Fault, { addresses: [number, string]; property: [number, string]; picture: [number, string] }> =
  {
    slow: { addresses: [504, 'provider_slow'], property: [504, 'provider_slow'], picture: [504, 'provider_slow'] },
    unauthorized: {
      addresses: [502, 'provider_failed'],
      property: [502, 'provider_failed'],
      picture: [502, 'provider_failed'],
    },
    limited: {
      addresses: [429, 'too_many_attempts'],
      property: [502, 'provider_failed'],
      picture: [502, 'provider_failed'],
    },
    broken: {
      addresses: [502, 'provider_failed'],
      property: [502, 'provider_failed'],
      picture: [502, 'provider_failed'],
    },
    half: {
      addresses: [502, 'provider_failed'],
      property: [502, 'provider_failed'],
      picture: [502, 'provider_failed'],
    },
    garbage: { addresses: [502, 'provider_failed'], property: [502, 'provider_failed'], picture: [422, 'invalid'] },
  }
/** The same faults for the mail server, in terms of SMTP. */
const MAIL: Record<Fault, Parameters<Sandbox['misbehave']>[0]> = {
  slow: { kind: 'slow', milliseconds: 10_000 },
  unauthorized: { kind: 'refuse' },
  limited: { kind: 'defer' },
  broken: { kind: 'defer' },
  half: { kind: 'drop' },
  garbage: { kind: 'refuse-message' },
}
/** The home of docs/method/calculator.md, "Worked example", and its results. */
const GOLDEN = {
  dwelling: 'House',
  number_of_bedrooms: 3,
  rent_source: 'market',
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  purchase_price: 850_000,
  deposit: 170_000,
  loan_duration: 30,
  interest_rate: 6.49,
  loan_payment_term: 'Fortnightly',
  insurance_cost: 1800,
  repairs_maintenance: 2000,
  rates: 2900,
  contingency: 500,
  property_management_fees: 8.5,
}
const FIGURES = { weekly_rental_income: 635, gross_rental_yield: 3.88, net_rental_yield: -2.61 }
const AREA = '131200'
const OFTEN = [{ attempts: 1_000, minutes: 60 }]
const MANY = { account: OFTEN, newAccount: OFTEN, recipient: OFTEN, everybody: OFTEN }

let sandbox: Sandbox
let bucket: Server
let bucketFault: Fault
let server: TestServer
let account: TestAccount
const rows: string[] = []

beforeAll(async () => {
  sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
  bucket = createServer((request, response) => {
    request.resume()
    if (bucketFault === 'slow') return
    if (bucketFault === 'half') {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': 1000 })
      return void response.write('half of it', () => response.destroy())
    }
    const status = { unauthorized: 401, limited: 429, broken: 500, garbage: 200 }[bucketFault]
    response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><title>Maintenance</title>')
  })
  await new Promise<void>((ready) => void bucket.listen(0, '127.0.0.1', ready))
  server = await startTestServer({ assessmentLimits: MANY }, ({ pool }) =>
    pool.query(`
      insert into areas values ('${AREA}', 'Ponsonby East', '076', 'Auckland', '02', 'Auckland Region', true, -36.8, 174.7);
      insert into market_rents values ('area', '${AREA}', 'House', 3, 570, 635, 700, 41, 1, '2025-07-01');
      ${SURROUNDINGS}`),
  )
  account = await signUp(server, { premium: true, professional: true })
  await server.database.pool.query('update accounts set email_confirmed_at = now() where id = $1', [account.id])
})
afterAll(async () => {
  process.stdout.write(`${rows.join('\n')}\n`)
  await server.stop()
  bucket.closeAllConnections()
  bucket.close()
  await sandbox.close()
})

/** A process with this fault outside. One for each, as a failing provider is not called for a while. */
async function startIn(fault: Fault) {
  const { cotality, addressFinder, mbie, smtpUrl } = sandbox
  for (const part of ['all', 'token'] as const) cotality.misbehave(part, { fault })
  addressFinder.misbehave('all', { fault })
  mbie.misbehave('all', { fault })
  sandbox.misbehave(MAIL[fault])
  bucketFault = fault
  const { url } = await server.startAnother({
    cotality: {
      clientId: cotality.clientId,
      clientSecret: cotality.clientSecret,
      tokenUrl: cotality.tokenUrl,
      apiUrl: cotality.url,
      capitalValuePath: cotality.capitalValuePath,
      imageOrigins: [cotality.url],
      changeUnit: 'percent',
    },
    addressFinder: { url: addressFinder.url, key: addressFinder.key, secret: addressFinder.secret, hasWidget: true },
    mbie: { url: mbie.url, key: mbie.key },
    smtpUrl,
    s3: {
      bucket: 'images',
      region: 'nz',
      endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of tests' },
    },
  })
  return { url, ...callAs({ url }, account.token) }
}

it.each(Object.keys(EXPECTED) as Fault[])('with everything outside %s', { timeout: 60_000 }, async (fault) => {
  const product = await startIn(fault)
  const timed = async (what: string, call: Promise<TestResponse>) => {
    const before = performance.now()
    const result = await call
    rows.push(
      `${fault.padEnd(13)} ${what.padEnd(13)} ${result.status} ${String(Math.round(performance.now() - before)).padStart(6)} ms`,
    )
    return result
  }
  const property = `1 ${fault} Street, Ponsonby, Auckland`
  const place = (await product.get('/uploads/new?upload_type=brand_logo')).body as { key: string }

  const [addresses, data, picture, rent, saved, person] = await Promise.all([
    timed('addresses', product.get('/addresses?q=12+sample+terrace')),
    timed('property data', product.get(`/cotality/property?${new URLSearchParams({ address: property }).toString()}`)),
    timed('picture', product.post('/uploads', { key: place.key })),
    timed('market rent', product.get(`/market-rent/sa2?sa2_code=${AREA}&suburb=&city=`)),
    timed('saving', product.post('/calculations', { ...GOLDEN, property })),
    timed('signing up', callAs(product).post('/account', newcomer(fault))),
  ])

  const outcomeOf = ({ status, body }: TestResponse) => [status, (body as { code: string }).code]
  expect({ addresses: outcomeOf(addresses), property: outcomeOf(data), picture: outcomeOf(picture) }).toEqual(
    EXPECTED[fault],
  )
  expect(addresses.body.error).toMatch(/please try again|enter the address yourself/iu)
  expect(data.body.error).toContain('Your calculation is not affected.')
  // The imported rents are used instead.
  const house = expect.objectContaining({ dwelling: 'House', number_of_bedrooms: 3, median: 636, bonds: 41 })
  expect(rent).toMatchObject({ status: 200, body: expect.arrayContaining([house]) })
  expect(saved).toMatchObject({ status: 201, body: { ...FIGURES, property, property_data: null } })
  expect(person.status).toBe(201)

  const { id } = saved.body as { id: string }
  const changed = await timed('changing', product.patch(`/calculations/${id}`, { include_interest_in_calc: false }))
  expect(changed).toMatchObject({ status: 200, body: { net_rental_yield: 2.56 } })
  const to = `reader-${fault}@homeyield.test`
  const sent = await timed('assessment', product.post(`/calculations/${id}/send_rental_assessment_email`, { to }))
  expect(sent.status).toBe(202)
  expect((await product.get('/calculations')).body).toContainEqual(expect.objectContaining({ id }))
})

function newcomer(fault: Fault) {
  const password = 'a password of tests'
  return { name: 'Test account', email: `${fault}@homeyield.test`, password, password_confirmation: password }
}
