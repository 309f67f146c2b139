import type { Endpoint } from '@homeyield/contract/endpoint'
import { endpoints } from '@homeyield/contract/endpoints'
import { PROBLEM_STATUS, problemSchema } from '@homeyield/contract/problem'
import fc from 'fast-check'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let account: TestAccount
/** A saved calculation, so that requests about it get as far as possible. */
let savedId: string

beforeAll(async () => {
  server = await startTestServer()
  account = await signUp(server, { premium: true, professional: true })
  savedId = (await account.post('/calculations', { property: '1 Test Street' })).body.id
})
afterAll(() => server.stop())

const all = Object.entries(endpoints) as [string, Endpoint][]
const withBody = all.filter(([, { body }]) => body)
const withQuery = all.filter(([, { query }]) => query)
const withParams = all.filter(([, { params }]) => params)
const withHeaders = all.filter(([, { headers }]) => headers)
const RUNS = { numRuns: 150 }

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x'.repeat(5000),
    '1e400',
    '-0',
    '٣',
    "'; drop table accounts; --",
    '${7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    -0,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    -1,
    0.1 + 0.2,
    true,
    null,
    [],
    {},
    [[[[[]]]]],
    { $gt: '' },
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
)

/** The names in a schema, so that generated input passes the first check. */
function namesOf(schema: z.core.$ZodType): string[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object }
  return Object.keys(described.properties ?? {})
}

function needsAny(schema: z.core.$ZodType): boolean {
  return !z.safeParse(schema, {}).success
}

function objectOf(schema: z.core.$ZodType): fc.Arbitrary<Record<string, unknown>> {
  const names = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...namesOf(schema)) },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', '') },
  )
  return fc
    .array(fc.tuple(names, nasty), { maxLength: 8 })
    .map((entries) => JSON.parse(`{${entries.map(([k, v]) => `${JSON.stringify(k)}:${json(v)}`).join(',')}}`) as never)
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? 'null'
}

function pathOf(endpoint: Endpoint, id = savedId): string {
  return endpoint.path.replaceAll(/\{\w+\}/gu, encodeURIComponent(id))
}

/** Expects what the contract promises, or a refusal with the documented body. */
async function expectDocumented(endpoint: Endpoint, path: string, body?: string, headers?: Record<string, string>) {
  const response = await account.call(endpoint.method, path, body, headers)
  expect(response.status, `${endpoint.method} ${path} ${body}`).toBeLessThan(500)
  if (response.status < 300) {
    expect(response.status).toBe(endpoint.status)
    if (endpoint.response) z.parse(endpoint.response, response.body)
    return
  }
  const problem = z.parse(problemSchema, response.body)
  expect(PROBLEM_STATUS[problem.code as keyof typeof PROBLEM_STATUS], problem.code).toBe(response.status)
  expect(problem.error.length).toBeGreaterThan(5)
  if (response.status === 422) expect(Object.keys(problem.fields ?? {}).length).toBeGreaterThan(0)
}

describe.each(withBody)('the body of %s', (_, endpoint) => {
  it('may hold anything', async () => {
    const body = fc.tuple(fc.constantFrom({}, { property: '1 Test Street' }), objectOf(endpoint.body!))
    await fc.assert(
      fc.asyncProperty(body, ([base, odd]) => expectDocumented(endpoint, pathOf(endpoint), json({ ...base, ...odd }))),
      RUNS,
    )
  })

  it('may be any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), (body) => expectDocumented(endpoint, pathOf(endpoint), body)),
      RUNS,
    )
  })

  it.each(['', '[]', '"text"', 'null', '1', 'true', '{', '{"a":1,}', '\u0000', "{'a':1}", '\ufeff{}'])(
    'is malformed as %j',
    async (body) => {
      const response = await account.call(endpoint.method, pathOf(endpoint), body)
      expect(response).toMatchObject({ status: 400, body: { code: 'malformed', error: expect.any(String) } })
    },
  )

  it('may be deep, wide or long', async () => {
    for (const body of [
      `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
      `{"property":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
      `{${Array.from({ length: 5000 }, (__, index) => `"f${index}":1`).join(',')}}`,
      `{"purchase_price":${'9'.repeat(60_000)}}`,
      '{"purchase_price":1e999,"deposit":-1e999}',
    ]) {
      await expectDocumented(endpoint, pathOf(endpoint), body)
    }
  })

  it('is too large beyond its limit', async () => {
    const limit = 'bodyLimit' in endpoint ? endpoint.bodyLimit : 65_536
    const body = `{"name":"${'x'.repeat(limit)}"}`
    const response = await account.call(endpoint.method, pathOf(endpoint), body)
    expect(response).toMatchObject({ status: 413, body: { error: 'That is too large.', code: 'too_large' } })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'is not read as %s',
    async (type) => {
      const response = await account.call(endpoint.method, pathOf(endpoint), '{}', { 'content-type': type })
      expect(response).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
    },
  )
})

describe.each(withQuery)('the query of %s', (_, endpoint) => {
  it('may hold anything', async () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^\d{0,9}$/u), fc.constant('\u0000'))
    const pairs = fc.array(fc.tuple(fc.constantFrom(...namesOf(endpoint.query!), '__proto__'), value), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(pairs, (entries) =>
        expectDocumented(endpoint, `${pathOf(endpoint)}?${new URLSearchParams(entries).toString()}`),
      ),
      RUNS,
    )
  })

  it('may be no query at all', async () => {
    for (const query of ['%', '%zz=%ff', '&&&', '=', 'q', 'q[]=1', 'q[a]=1', 'q=1&q=2', `q=${'x'.repeat(8000)}`]) {
      await expectDocumented(endpoint, `${pathOf(endpoint)}?${query}`)
    }
  })
})

it.each(withQuery.filter(([, { query }]) => needsAny(query!)))(
  'the query of %s must not lack what is required',
  async (_, endpoint) => {
    expect(await account.call(endpoint.method, pathOf(endpoint))).toMatchObject({
      status: 400,
      body: { code: 'malformed', error: expect.stringMatching(/^The query parameter \w+ is missing\.$/u) },
    })
  },
)

describe.each(withParams)('the path of %s', (_, endpoint) => {
  it('may name anything, which is then not there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), async (id) => {
        fc.pre(id !== '.' && id !== '..' && id.isWellFormed())
        const response = await account.call(endpoint.method, pathOf(endpoint, id), endpoint.body ? '{}' : undefined)
        expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } })
      }),
      RUNS,
    )
  })
})

describe.each(withHeaders)('the headers of %s', (_, endpoint) => {
  it('may hold anything', async () => {
    const headers = namesOf(endpoint.headers!)
    const value = fc.oneof(fc.stringMatching(/^[\x20-\x7e]{0,300}$/u), fc.stringMatching(/^[\x80-\xff]{0,20}$/u))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...headers), value, (name, text) =>
        expectDocumented(endpoint, pathOf(endpoint), endpoint.body ? '{}' : undefined, { [name]: text }),
      ),
      RUNS,
    )
  })
})

describe('without a token', () => {
  it.each(all.filter(([, { access }]) => access === 'signed_in'))(
    '%s is not reached, whatever is sent',
    async (_, e) => {
      const response = await fetch(`${server.url}/api${pathOf(e)}`, {
        method: e.method,
        ...(e.method === 'GET' ? {} : { body: 'not even JSON' }),
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ error: 'Please sign in.', code: 'not_signed_in' })
    },
  )
})

it('responds to a request that is no HTTP in the same form', async () => {
  const { port } = new URL(server.url)
  const raw = await new Promise<string>((resolve) => {
    let received = ''
    const socket = connect(Number(port), 'localhost', () => socket.write('NONSENSE\r\n\r\n'))
    socket.on('data', (chunk) => (received += String(chunk)))
    socket.on('close', () => resolve(received))
  })
  expect(raw).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/u)
  expect(raw).toMatch(/\r\n\r\n\{"error":"The request could not be read\.","code":"malformed"\}$/u)
})
