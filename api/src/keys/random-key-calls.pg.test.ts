import type { EndpointAddress } from '@homeyield/contract/endpoint'
import { endpointTable, type EndpointName } from '@homeyield/contract/endpoint-table'
import { KEY_SCOPES, type KeyScope } from '@homeyield/contract/key-scope'
import { keysOf } from '@homeyield/domain/records/keys-of'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GOLDEN, saveCalculation } from '../testing/saved-calculation.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// 12 ms each; `npm run bench -- properties` and `KEY_CALLS=10000 npm test -- api random-key-calls` try more.
const CALLS = Number(process.env['KEY_CALLS'] ?? 400)

/** An account, what marks its data, the ids of its things, and a key of each set of scopes. */
interface Holder {
  readonly mark: string
  readonly ids: readonly string[]
  readonly keys: ReadonlyMap<readonly KeyScope[], string>
}

const SETS: readonly (readonly KeyScope[])[] = [...KEY_SCOPES.map((scope) => [scope]), KEY_SCOPES]
const names = keysOf(endpointTable)
const MARKS = ['Kowhai', 'Rimu']
const TOOLS: Readonly<Record<string, KeyScope>> = {
  rent_of_a_place: 'read:rents',
  yields_of_a_deal: 'read:calculations',
  list_calculations: 'read:calculations',
  portfolio: 'read:portfolio',
  next_dates: 'read:portfolio',
}
/** What a key may read that has its account's data; a change to a calculation is answered with all of it. */
const READS_OWN = new Set<KeyScope>(['read:calculations', 'write:calculations', 'read:portfolio'])

let server: TestServer
let holders: readonly Holder[]
beforeAll(async () => {
  server = await startTestServer()
  holders = await Promise.all(MARKS.map(holderOf))
})
afterAll(() => server.stop())

async function holderOf(mark: string): Promise<Holder> {
  const account = await signUp(server, { premium: true, professional: true })
  await server.database.pool.query('update accounts set name = $2 where id = $1', [account.id, `${mark} owner`])
  await account.put('/household', { version: 0, people: [{ name: `${mark} person`, other_income: 91_000 }] })
  const homes = await Promise.all(
    ['owned', 'watching'].map((status) =>
      saveCalculation(account, { ...GOLDEN, property: `1 ${mark} Street`, note: mark, tags: [mark], status }),
    ),
  )
  const link = await account.post('/links', { kind: 'portfolio', name: mark, days: 30 })
  const list = await account.post('/screenings', { name: mark, homes: [{ property: `2 ${mark} Street` }] })
  const templates = [{ name: mark, terms: {}, criteria: {} }]
  await account.put('/screening-templates', { version: 0, templates })
  await account.put('/brand', { version: 0, company: mark, footer: mark })
  const appraisal = { kind: 'buyer_appraisal', calculation_id: homes[0]?.id, client_name: mark, message: mark }
  const document = await account.post('/documents', appraisal)
  const things = [link, list, document]
  for (const { status } of things) expect(status).toBe(201)
  const keys = new Map<readonly KeyScope[], string>()
  for (const scopes of SETS) keys.set(scopes, await keyOf(account, mark, scopes))
  return { mark, ids: [...[...homes, ...things.map(({ body }) => body)].map(({ id }) => id), account.id], keys }
}

async function keyOf(account: TestAccount, name: string, scopes: readonly KeyScope[]): Promise<string> {
  return (await account.post('/keys', { name, scopes })).body.key
}

const callArbitrary = fc.record({
  holder: fc.constantFrom(0, 1),
  scopes: fc.constantFrom(...SETS),
  endpoint: fc.oneof(
    fc.constantFrom(...names.filter((name) => endpointTable[name].access === 'signed_in')),
    fc.constantFrom(...Object.keys(TOOLS).map((tool) => `mcp ${tool}` as const)),
  ),
  /** Whose thing is named, and which. */
  named: fc.constantFrom(0, 1),
  index: fc.nat(5),
  body: fc.constantFrom<object>({}, { rates: 2600 }, { purchase_price: 500_000, weekly_rental_income: 500 }),
})

it(
  `of ${CALLS} calls with keys, none answers what its scope or its account does not say`,
  { timeout: 100_000 + CALLS * 150 },
  async () => {
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(callArbitrary, async ({ holder: at, scopes, endpoint, named, index, body }) => {
        const [holder, other] = at === 0 ? holders : holders.toReversed()
        const key = holder?.keys.get(scopes) ?? ''
        // What a key may delete would be gone for the calls that follow.
        const of = endpoint === 'deleteCalculation' || endpoint === 'deleteScreening' ? other : holders[named]
        const id = of?.ids[index] ?? ''
        const { status, text, scope } = await send(endpoint, key, { id, isAfter: index === 0 }, body)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        expect(text).not.toContain(other?.mark)
        const isAllowed = scope !== undefined && scopes.includes(scope)
        if (!isAllowed) expect(status).toBe(403)
        if (!isAllowed || !READS_OWN.has(scope)) expect(text).not.toContain(holder?.mark)
      }),
      { numRuns: CALLS },
    )
    // Not all are refused.
    expect(statuses.get(200)).toBeGreaterThan(CALLS / 20)
  },
)

interface Named {
  readonly id: string
  /** Whether the list begins after it. */
  readonly isAfter: boolean
}

/** The answer, and the scope that the call needs; a tool's refusal counts as 403. */
async function send(called: EndpointName | `mcp ${string}`, key: string, named: Named, body: object) {
  const tool = called.startsWith('mcp ') ? called.slice(4) : null
  const { method, path, scope } = tool === null ? rowOf(called) : { method: 'POST', path: '/mcp', scope: TOOLS[tool] }
  const query = method === 'GET' && !path.includes('{') ? queryOf(called, named) : ''
  const response = await fetch(`${server.url}/api${path.replaceAll(/\{\w+\}/gu, named.id)}${query}`, {
    method,
    headers: {
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(tool === null ? body : messageOf(tool, named, body)) }),
  })
  const text = await response.text()
  return { status: text.includes('does not have the scope') ? 403 : response.status, text, scope }
}

function rowOf(called: string): EndpointAddress {
  const name = names.find((one) => one === called)
  if (name === undefined) throw new Error(`There is no endpoint ${called}`)
  return endpointTable[name]
}

// A list that begins after a calculation of another account is refused; one without is answered.
function queryOf(called: string, { id, isAfter }: Named): string {
  if (called === 'listCalculations') return isAfter ? `?after=${id}` : ''
  return `?q=${id}&sa2_code=100001&mb=1&address=${id}&upload_type=brand_logo`
}

function messageOf(name: string, { id, isAfter }: Named, body: object): object {
  const given = { place: id, ...(isAfter ? { after: id } : {}), ...body }
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
}
