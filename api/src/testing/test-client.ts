import type { SignedIn } from '@homeyield/contract/account'
import { randomUUID } from 'node:crypto'
import { TEST_NAME, type TestServer } from './test-server.ts'

/** The response: its body is JSON, or undefined without one. */
export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  // A test looks into the body as it pleases; what it finds there is what is being tested.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  readonly body: any
}

export interface TestClient {
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<TestResponse>
  readonly get: (path: string) => Promise<TestResponse>
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestResponse>
  readonly put: (path: string, body?: unknown) => Promise<TestResponse>
  readonly patch: (path: string, body?: unknown) => Promise<TestResponse>
  readonly delete: (path: string, body?: unknown) => Promise<TestResponse>
}

/** A caller of `server`, with a token or without. Paths are those of the contract, below /api. */
export function callAs(server: Pick<TestServer, 'url'>, token?: string): TestClient {
  const call: TestClient['call'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
  }
  return {
    call,
    get: (path) => call('GET', path),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path, body) => call('DELETE', path, body),
  }
}

/**
 * The password of all test accounts. Other passwords in tests have the same beginning, so that logs are searched for
 * all.
 */
export const TEST_PASSWORD = 'a password of tests'

/** A new account, with a client signed in to it. */
export interface TestAccount extends TestClient {
  readonly id: string
  readonly email: string
  readonly token: string
}

/** Creates an account through the API and signs in; a premium one then gets an active subscription. */
export async function signUp(
  server: Pick<TestServer, 'url' | 'database'>,
  kind: { premium?: boolean; professional?: boolean } = {},
): Promise<TestAccount> {
  const email = `${randomUUID()}@homeyield.test`
  const { status, body } = await callAs(server).post('/account', {
    name: TEST_NAME,
    email,
    password: TEST_PASSWORD,
    password_confirmation: TEST_PASSWORD,
    is_property_professional: kind.professional ?? false,
  })
  if (status !== 201) throw new Error(`Signing up returned ${status}: ${JSON.stringify(body)}`)
  const { auth_token: token } = body as SignedIn
  const { rows } = await server.database.pool.query<{ id: string }>('select id from accounts where email = $1', [email])
  const id = rows[0]!.id
  if (kind.premium) await setSubscription(server, id, 'active')
  return { ...callAs(server, token), id, email, token }
}

/** Sets the status of an account's subscription. */
export async function setSubscription(
  server: Pick<TestServer, 'database'>,
  accountId: string,
  status: string,
): Promise<void> {
  await server.database.pool.query(
    `insert into subscriptions (account_id, status, current_period_end) values ($1, $2, '2027-02-28T11:30:00Z')
     on conflict (account_id) do update set status = excluded.status`,
    [accountId, status],
  )
}
