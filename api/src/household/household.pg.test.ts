import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, signUp } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const UUID = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/u)
const ANA = {
  id: '0d0f1a52-6a53-4a0c-9d8b-2f1d6a3b7c01',
  name: 'Ana',
  kind: 'individual',
  other_income: 95_000,
  other_residential_net: -1200.5,
}
const named = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Person ${index + 1}` }))

describe('the household', () => {
  it('is empty with version 0, and everybody can save one', async () => {
    const account = await signUp(server)
    expect(await account.get('/household')).toMatchObject({ status: 200, body: { version: 0, people: [] } })
    const trust = { id: null, name: '  Hill Trust ', kind: 'trust' }
    const { status, body } = await account.put('/household', { version: 0, people: [ANA, trust] })
    expect(status).toBe(200)
    const stored = { id: UUID, name: 'Hill Trust', kind: 'trust', other_income: 0, other_residential_net: 0 }
    expect(body).toEqual({ version: 1, people: [ANA, stored], changed_homes: [] })
    expect((await account.get('/household')).body).toEqual({ version: 1, people: [ANA, stored] })
  })

  it('is of one account: the same id is another person elsewhere', async () => {
    const [account, other] = await Promise.all([signUp(server), signUp(server)])
    await account.put('/household', { version: 0, people: [ANA] })
    expect((await other.get('/household')).body).toEqual({ version: 0, people: [] })
    await other.put('/household', { version: 0, people: [{ ...ANA, name: 'Somebody else' }] })
    expect((await account.get('/household')).body).toEqual({ version: 1, people: [ANA] })
  })

  it('needs a session', async () => {
    const refused = { status: 401, body: { code: 'not_signed_in' } }
    expect(await callAs(server).get('/household')).toMatchObject(refused)
    expect(await callAs(server).put('/household', { version: 0, people: [] })).toMatchObject(refused)
  })
})

describe('a change of the household', () => {
  it('is refused when another came before it, with what is stored', async () => {
    const account = await signUp(server)
    await account.put('/household', { version: 0, people: [ANA] })
    const { status, body } = await account.put('/household', { version: 0, people: [] })
    expect([status, body]).toEqual([
      409,
      {
        code: 'conflict',
        error: 'Your household has been changed somewhere else since you opened it.',
        household: { version: 1, people: [ANA] },
      },
    ])
    expect((await account.put('/household', { version: 2, people: [] })).status).toBe(409)
  })

  it.each([0, 1])('at version %i by several at once loses nothing: one is stored', async (version) => {
    const account = await signUp(server)
    if (version === 1) await account.put('/household', { version: 0, people: [ANA] })
    const sent = Array.from({ length: 6 }, (_, index) => [...(version === 1 ? [ANA] : []), { name: `Person ${index}` }])
    const answers = await Promise.all(sent.map((people) => account.put('/household', { version, people })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409, 409])
    const { body } = answers[statuses.indexOf(200)]!
    expect(body.version).toBe(version + 1)
    const stored = (await account.get('/household')).body
    expect(body).toEqual({ ...stored, changed_homes: [] })
    for (const answer of answers.filter(({ status }) => status === 409)) expect(answer.body.household).toEqual(stored)
  })

  it.each<[string, object, string]>([
    ['a ninth person', { people: named(9) }, 'people'],
    ['no name', { people: [{ name: ' ' }] }, 'people.0.name'],
    ['a name of 41 characters', { people: [{ name: 'x'.repeat(41) }] }, 'people.0.name'],
    ['a name twice', { people: [{ name: 'Ana' }, { name: 'Ben' }, { name: ' ANA ' }] }, 'people.2.name'],
    ['an id twice', { people: [ANA, { ...ANA, name: 'Ben' }] }, 'people.1.id'],
    ['an id that is none', { people: [{ name: 'Ana', id: 'ana' }] }, 'people.0.id'],
    ['another kind', { people: [{ name: 'Ana', kind: 'club' }] }, 'people.0.kind'],
    ['an income below 0', { people: [{ name: 'Ana', other_income: -1 }] }, 'people.0.other_income'],
    ['more than 100 million', { people: [{ name: 'Ana', other_income: 100_000_001 }] }, 'people.0.other_income'],
    [
      'other homes below −100 million',
      { people: [{ name: 'Ana', other_residential_net: -100_000_001 }] },
      'people.0.other_residential_net',
    ],
    ['no version', { version: undefined, people: [] }, 'version'],
    ['no people', {}, 'people'],
  ])('with %s is refused at its field', async (_, change, field) => {
    const account = await signUp(server)
    const { status, body } = await account.put('/household', { version: 0, ...change })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect((await account.get('/household')).body).toEqual({ version: 0, people: [] })
  })

  it('takes eight people with the longest names and the limits themselves', async () => {
    const account = await signUp(server)
    const rich = { id: randomUUID(), name: 'x'.repeat(40), kind: 'company', other_income: 100_000_000 }
    const people = [{ ...rich, other_residential_net: 100_000_000 }, ...named(7)]
    expect(await account.put('/household', { version: 0, people })).toMatchObject({
      status: 200,
      body: { people: [{ ...rich, other_residential_net: 100_000_000 }, ...named(7)] },
    })
  })
})
