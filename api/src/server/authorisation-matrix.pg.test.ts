import { endpointTable, type EndpointName } from '@homeyield/contract/endpoint-table'
import { KEY_SCOPES, type KeyScope } from '@homeyield/contract/key-scope'
import { isRecord } from '@homeyield/domain/records/is-record'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GOLDEN, saveCalculation } from '../testing/saved-calculation.ts'
import { callAs, setSubscription, signUp, type TestAccount, TEST_PASSWORD } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** Who may call: anybody, a session alone, or a session and keys with a scope. */
const MATRIX: Readonly<Record<EndpointName, 'anybody' | 'session' | KeyScope>> = {
  createAccount: 'anybody',
  authenticate: 'anybody',
  signOut: 'session',
  readAccount: 'session',
  changeAccount: 'session',
  deleteAccount: 'session',
  exportAccount: 'session',
  confirmEmail: 'anybody',
  resendConfirmation: 'session',
  forgotPassword: 'anybody',
  checkResetLink: 'anybody',
  resetPassword: 'anybody',
  undoSearch: 'session',
  checkCoupon: 'anybody',
  openCheckout: 'session',
  cancelSubscription: 'session',
  uncancelSubscription: 'session',
  receiveStripeEvent: 'anybody',
  sendRentalAssessment: 'session',
  readRentalAssessment: 'session',
  readBankPage: 'session',
  stopRecipient: 'anybody',
  stopRecipientAtOnce: 'anybody',
  openStopPage: 'anybody',
  lookAtRent: 'anybody',
  marketRentBySa2: 'read:rents',
  marketRentByMeshblock: 'read:rents',
  readRentTable: 'read:rents',
  searchAreas: 'read:rents',
  readArea: 'read:rents',
  searchAddresses: 'read:rents',
  findNear: 'read:rents',
  readAddress: 'read:rents',
  readConfig: 'anybody',
  readExpenses: 'session',
  listCalculations: 'read:calculations',
  readCalculation: 'read:calculations',
  createCalculation: 'write:calculations',
  changeCalculation: 'write:calculations',
  deleteCalculation: 'write:calculations',
  analyseCalculation: 'read:calculations',
  appraiseCalculation: 'read:calculations',
  readHousehold: 'session',
  replaceHousehold: 'session',
  listOwners: 'session',
  readPortfolio: 'read:portfolio',
  readPortfolioBankPage: 'session',
  listOwnedHomes: 'read:portfolio',
  listLinks: 'session',
  createLink: 'session',
  deleteLink: 'session',
  readBrand: 'session',
  replaceBrand: 'session',
  listDocuments: 'session',
  createDocument: 'session',
  readDocument: 'session',
  changeDocument: 'session',
  deleteDocument: 'session',
  printDocument: 'session',
  sendDocument: 'session',
  openDocument: 'session',
  closeDocument: 'session',
  listScreenings: 'read:calculations',
  createScreening: 'write:calculations',
  readScreening: 'read:calculations',
  changeScreening: 'write:calculations',
  deleteScreening: 'write:calculations',
  readTemplates: 'read:calculations',
  replaceTemplates: 'write:calculations',
  listKeys: 'session',
  createKey: 'session',
  deleteKey: 'session',
  readPropertyData: 'session',
  readRegionRents: 'read:rents',
  readGrowth: 'session',
  readMortgageRates: 'anybody',
  readMarketTrends: 'session',
  newUpload: 'session',
  confirmUpload: 'session',
  live: 'anybody',
  ready: 'anybody',
  dataStatus: 'anybody',
  readVersion: 'anybody',
}

const names = keysOf(endpointTable)
const closedToKeys = names.filter((name) => MATRIX[name] === 'session')
const openToKeys = names.filter((name) => KEY_SCOPES.some((scope) => scope === MATRIX[name]))

let server: TestServer
let account: TestAccount
let stranger: TestAccount
let revoked: string
let lapsed: string
const keys = new Map<KeyScope, string>()

beforeAll(async () => {
  server = await startTestServer()
  const former = await signUp(server, { premium: true })
  account = await signUp(server, { premium: true })
  stranger = await signUp(server, { premium: true })
  const make = async (of: TestAccount, scopes: readonly KeyScope[]) =>
    (await of.post('/keys', { name: 'Key', scopes })).body
  for (const scope of KEY_SCOPES) keys.set(scope, (await make(account, [scope])).key)
  const made = await make(account, KEY_SCOPES)
  await account.delete(`/keys/${made.id}`)
  revoked = made.key
  lapsed = (await make(former, KEY_SCOPES)).key
  await setSubscription(server, former.id, 'canceled')
})
afterAll(() => server.stop())

/** The status of a call, and the code of a refusal. */
async function call(name: EndpointName, token?: string, id: string = randomUUID(), body: object = {}) {
  const { method, path } = endpointTable[name]
  const response = await fetch(`${server.url}/api${path.replaceAll(/\{\w+\}/gu, id)}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  const parsed: unknown = isJson ? await response.json() : null
  return { status: response.status, code: isRecord(parsed) ? parsed['code'] : undefined }
}

const NOT_SIGNED_IN = { status: 401, code: 'not_signed_in' }
const NOT_WITH_A_KEY = { status: 403, code: 'key_not_allowed' }
const WITHOUT_SCOPE = { status: 403, code: 'scope_required' }
const REFUSED = ['not_signed_in', 'key_not_allowed', 'scope_required', 'premium_required']

it('has a row for every endpoint', () => expect(keysOf(MATRIX).toSorted()).toEqual(names.toSorted()))

it.each(names)('%s is called without a token by anybody or nobody', async (name) => {
  const answer = await call(name)
  if (MATRIX[name] === 'anybody') expect(REFUSED).not.toContain(answer.code)
  else expect(answer).toEqual(NOT_SIGNED_IN)
})

it.each(names.filter((name) => MATRIX[name] !== 'anybody'))('%s is called in a session', async (name) => {
  // Signing out ends the session: it has one of its own.
  const { body } = await callAs(server).post('/authenticate', { email: account.email, password: TEST_PASSWORD })
  expect(REFUSED).not.toContain((await call(name, body.auth_token)).code)
})

it.each(closedToKeys)('%s is called with no key', async (name) => {
  for (const scope of KEY_SCOPES) expect(await call(name, keys.get(scope)), scope).toEqual(NOT_WITH_A_KEY)
  expect(await call(name, revoked)).toEqual(NOT_SIGNED_IN)
})

it.each(openToKeys)('%s is called with keys of its scope alone', async (name) => {
  for (const scope of KEY_SCOPES) {
    const answer = await call(name, keys.get(scope))
    if (scope === MATRIX[name]) expect(REFUSED, scope).not.toContain(answer.code)
    else expect(answer, scope).toEqual(WITHOUT_SCOPE)
  }
  expect(await call(name, revoked)).toEqual(NOT_SIGNED_IN)
  expect(await call(name, lapsed)).toEqual({ status: 403, code: 'premium_required' })
})

describe('what belongs to another account', () => {
  const PUBLIC_IDS = new Set<EndpointName>(['readAddress'])
  const owned = names.filter((name) => endpointTable[name].path.includes('{id}') && !PUBLIC_IDS.has(name))
  const BODIES: Readonly<Partial<Record<EndpointName, object>>> = {
    sendRentalAssessment: { to: 'client@homeyield.test', use_logo: false, signature: '' },
    changeDocument: { version: 1, subject: 'Mine' },
    changeScreening: { version: 1, name: 'Mine' },
    sendDocument: { to: 'client@client.test' },
    openDocument: { days: 30 },
  }

  /** What a path names by its id. */
  async function makeFor(owner: TestAccount, path: string): Promise<string> {
    if (path.startsWith('/links'))
      return (await owner.post('/links', { kind: 'portfolio', name: 'Our broker', days: 30 })).body.id
    if (path.startsWith('/keys')) return (await owner.post('/keys', { name: 'Sheet', scopes: ['read:rents'] })).body.id
    if (path.startsWith('/screenings'))
      return (await owner.post('/screenings', { homes: [{ property: '1 Test Street' }] })).body.id
    const { id } = await saveCalculation(owner, GOLDEN)
    if (!path.startsWith('/documents')) return id
    return (await owner.post('/documents', { kind: 'owner_appraisal', calculation_id: id })).body.id
  }

  it.each(owned)('is not found by %s', async (name) => {
    const { path } = endpointTable[name]
    const id = await makeFor(stranger, path)
    await server.database.pool.query('update accounts set email_confirmed_at = now()')
    const body = BODIES[name] ?? {}
    const row = MATRIX[name]
    const token = row === 'anybody' || row === 'session' ? account.token : keys.get(row)
    expect(await call(name, token, id, body)).toEqual({ status: 404, code: 'not_found' })
    expect((await call(name, stranger.token, id, body)).status).not.toBe(404)
  })
})
