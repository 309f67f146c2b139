import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeToken } from '../storage/token-store.ts'
import { call } from './call.ts'
import { NO_CONNECTION, RequestCancelled } from './request-problem.ts'

const fetched = vi.fn<typeof fetch>()
const storage = new Map<string, string>()

/** A token that is good until `expiresAt`, in milliseconds since 1970. */
const tokenUntil = (expiresAt: number) => `e30.${btoa(JSON.stringify({ exp: expiresAt / 1000 })).replaceAll('=', '')}.x`
const TOKEN = tokenUntil(Date.now() + 60_000)

beforeEach(() => {
  storage.clear()
  storage.set('homeyield.token', TOKEN)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => void fetched.mockReset())

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' }

it('requests the path with its parameters and the token', async () => {
  fetched.mockResolvedValue(json({ id: 'x' }))
  await call('readCalculation', { params: { id: 'a/b' } })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/calculations/a%2Fb')
  expect(init?.headers).toEqual({ ...JSON_HEADERS, authorization: `Bearer ${TOKEN}` })
})

it('writes a query', async () => {
  fetched.mockResolvedValue(json([]))
  await call('marketRentBySa2', { query: { sa2_code: '139200', suburb: 'Ōrākei', city: '' } })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/market-rent/sa2?sa2_code=139200&suburb=%C5%8Cr%C4%81kei&city=')
})

it('stores the token of any response', async () => {
  fetched.mockResolvedValue(json({ auth_token: 'new', email: 'a@b.nz' }))
  await call('readAccount', {})
  expect(storage.get('homeyield.token')).toBe('new')
})

it.each([
  ['a form that makes an account', () => call('createAccount', { body: {} as never })],
  ['a sign-in', () => call('authenticate', { body: { email: 'a@b.nz', password: 'secret' } })],
  ['a changed password', () => call('changeAccount', { body: {} })],
  ['any other call', () => call('listCalculations', {})],
])('stores the token in the response to %s', async (_, ask) => {
  fetched.mockResolvedValue(json({ auth_token: 'new' }))
  await ask()
  expect(storage.get('homeyield.token')).toBe('new')
})

const SOON = Date.now() / 1000 + 60
const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub, exp: SOON })).replaceAll('=', '')}.x`

it.each([
  ['signs out', null, tokenOf('a')],
  ['goes and another comes', tokenOf('b'), tokenOf('a')],
])('a token that arrives after the person %s is not stored, and its session is ended', async (_, now, late) => {
  storage.set('homeyield.token', tokenOf('a'))
  const pending = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(pending.promise).mockResolvedValueOnce(new Response(null, { status: 204 }))
  const changed = call('changeAccount', { body: {} })
  if (now === null) storage.delete('homeyield.token')
  else storage.set('homeyield.token', now)
  pending.resolve(json({ auth_token: late }))
  await expect(changed).rejects.toBeInstanceOf(RequestCancelled)
  expect(storage.get('homeyield.token') ?? null).toBe(now)
  expect(fetched.mock.calls[1]).toEqual([
    '/api/account/sign_out',
    { method: 'POST', headers: { authorization: `Bearer ${late}` } },
  ])
})

it('a sign-in whose response comes when another account is signed in changes nothing', async () => {
  storage.delete('homeyield.token')
  const pending = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(pending.promise).mockResolvedValueOnce(new Response(null, { status: 204 }))
  const signedIn = call('authenticate', { body: { email: 'a@b.nz', password: 'secret' } })
  storage.set('homeyield.token', tokenOf('b'))
  pending.resolve(json({ auth_token: tokenOf('a') }))
  await expect(signedIn).rejects.toBeInstanceOf(RequestCancelled)
  expect(storage.get('homeyield.token')).toBe(tokenOf('b'))
})

it('a response for one account is not delivered to another; a public one is', async () => {
  storage.set('homeyield.token', tokenOf('a'))
  const [pending, configured] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  fetched.mockReturnValueOnce(pending.promise).mockReturnValueOnce(configured.promise)
  const account = call('readAccount', {})
  storage.delete('homeyield.token')
  const config = call('readConfig', {})
  storage.set('homeyield.token', tokenOf('b'))
  pending.resolve(json({ name: 'A' }))
  configured.resolve(json({ product_name: 'Homeyield' }))
  await expect(account).rejects.toBeInstanceOf(RequestCancelled)
  await expect(config).resolves.toEqual({ product_name: 'Homeyield' })
})

it('a response is delivered if the same account has a new token by then', async () => {
  storage.set('homeyield.token', tokenOf('a'))
  const pending = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(pending.promise)
  const account = call('readAccount', {})
  storage.set('homeyield.token', `${tokenOf('a')}y`)
  pending.resolve(json({ name: 'A' }))
  await expect(account).resolves.toEqual({ name: 'A' })
})

it('who lost their session while they changed their password has the new one', async () => {
  storage.set('homeyield.token', tokenOf('a'))
  const [changing, looking] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  fetched.mockReturnValueOnce(changing.promise).mockReturnValueOnce(looking.promise)
  const changed = call('changeAccount', { body: {} })
  const account = call('readAccount', {})
  // The change has ended every session before its response is here.
  looking.resolve(json({ error: 'Sign in', code: 'not_signed_in' }, 401))
  await expect(account).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(storage.has('homeyield.token')).toBe(false)
  changing.resolve(json({ auth_token: `${tokenOf('a')}y` }))
  await expect(changed).resolves.toMatchObject({ auth_token: `${tokenOf('a')}y` })
  expect(storage.get('homeyield.token')).toBe(`${tokenOf('a')}y`)
})

it('who signed out after their session was refused is not signed in again', async () => {
  storage.set('homeyield.token', tokenOf('a'))
  const changing = Promise.withResolvers<Response>()
  fetched
    .mockReturnValueOnce(changing.promise)
    .mockResolvedValue(json({ error: 'Sign in', code: 'not_signed_in' }, 401))
  const changed = call('changeAccount', { body: {} })
  await expect(call('readAccount', {})).rejects.toMatchObject({ code: 'not_signed_in' })
  storeToken(null)
  changing.resolve(json({ auth_token: `${tokenOf('a')}y` }))
  await expect(changed).rejects.toBeInstanceOf(RequestCancelled)
  expect(storage.has('homeyield.token')).toBe(false)
})

it('a public endpoint’s response is delivered to any account', async () => {
  storage.set('homeyield.token', tokenOf('a'))
  const pending = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(pending.promise)
  const confirmed = call('confirmEmail', { body: { token: 'mailed' } })
  storage.set('homeyield.token', tokenOf('b'))
  pending.resolve(json({ message: 'Confirmed' }))
  await expect(confirmed).resolves.toEqual({ message: 'Confirmed' })
})

it('leaves the token when a response has none', async () => {
  fetched.mockResolvedValue(json({ email: 'a@b.nz' }))
  await call('readAccount', {})
  expect(storage.get('homeyield.token')).toBe(TOKEN)
})

it('sends no request with an expired token, removes it, and throws a 401', async () => {
  storage.set('homeyield.token', tokenUntil(Date.now() - 1000))
  await expect(call('readAccount', {})).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
  expect(fetched).not.toHaveBeenCalled()
  expect(storage.has('homeyield.token')).toBe(false)
})

it('sends public requests with an empty Authorization header', async () => {
  storage.clear()
  fetched.mockResolvedValue(json({ status: 'ok' }))
  await call('live', {})
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ ...JSON_HEADERS, authorization: '' })
})

it('signs out when the token is refused, and only then', async () => {
  fetched.mockResolvedValueOnce(json({ error: 'No', code: 'bad_credentials' }, 401))
  const body = { email: 'a@b.nz', password: 'secret' }
  await expect(call('authenticate', { body })).rejects.toMatchObject({ status: 401, message: 'No' })
  expect(storage.get('homeyield.token')).toBe(TOKEN)
  fetched.mockResolvedValueOnce(json({ error: 'Sign in', code: 'not_signed_in' }, 401))
  await expect(call('readAccount', {})).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(storage.has('homeyield.token')).toBe(false)
})

it('carries what is wrong with each field', async () => {
  const refusal = { error: 'Check the form', code: 'invalid', fields: { email: 'Taken' } }
  fetched.mockResolvedValue(json(refusal, 422))
  const body = { email: 'a@b.nz', password: 'secret' }
  await expect(call('authenticate', { body })).rejects.toMatchObject({ fields: { email: 'Taken' } })
})

it('throws a sentence when the server cannot be reached', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(call('listCalculations', {})).rejects.toMatchObject({ status: 0, message: NO_CONNECTION })
})

it('rejects a response that is not JSON', async () => {
  fetched.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(call('listCalculations', {})).rejects.toMatchObject({ status: 502, code: 'internal' })
})

it('leaves an identical request unsent while the first is under way; the first goes on', async () => {
  let respond: (response: Response) => void = () => undefined
  fetched.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  const first = call('listCalculations', {})
  await expect(call('listCalculations', {})).rejects.toBeInstanceOf(RequestCancelled)
  respond(json([]))
  await expect(first).resolves.toEqual([])
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockResolvedValueOnce(json([]))
  await expect(call('listCalculations', {})).resolves.toEqual([])
})

it('a request that was given up does not block the next', async () => {
  fetched.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(json([]))
  const giveUp = new AbortController()
  void call('listCalculations', { signal: giveUp.signal })
  giveUp.abort()
  await expect(call('listCalculations', {})).resolves.toEqual([])
})

it('a request that differs in path, method or what it sends is another one', async () => {
  fetched.mockImplementation(() => Promise.resolve(json({})))
  await Promise.all([
    call('readAccount', {}),
    call('changeAccount', { body: { name: 'A' } }),
    call('changeAccount', { body: { name: 'B' } }),
    call('searchAreas', { query: { q: 'a' } }),
    call('searchAreas', { query: { q: 'b' } }),
  ])
  expect(fetched).toHaveBeenCalledTimes(5)
})

it('a request that failed does not block the next', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(json([]))
  await expect(call('listCalculations', {})).rejects.toMatchObject({ status: 0 })
  await expect(call('listCalculations', {})).resolves.toEqual([])
})

it('hands over a file with its name, and its refusal like any other', async () => {
  const disposition = 'attachment; filename="a.pdf"; filename*=UTF-8\'\'%C5%8Ct%C4%81huhu.pdf'
  fetched.mockResolvedValueOnce(
    new Response(new Uint8Array([37, 80, 68, 70]), { headers: { 'content-disposition': disposition } }),
  )
  const params = { id: 'x' }
  const file = await call('readRentalAssessment', { params })
  expect(file).toEqual({ name: 'Ōtāhuhu.pdf', bytes: new Uint8Array([37, 80, 68, 70]) })
  fetched.mockResolvedValueOnce(json({ error: 'Too many', code: 'too_many_attempts' }, 429))
  await expect(call('readRentalAssessment', { params })).rejects.toMatchObject({
    status: 429,
    message: 'Too many',
  })
})
