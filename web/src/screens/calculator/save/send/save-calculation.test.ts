import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newForm, payloadOf } from '../../model/calculator-form.ts'
import { savedOf, stateOf } from '../../model/calculator-state.ts'

const items = new Map<string, string>()
const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
vi.stubGlobal('localStorage', {
  get length() {
    return items.size
  },
  key: (place: number) => [...items.keys()][place] ?? null,
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
})

const { createCalculatorStore } = await import('../../model/calculator-store.ts')
const { createDraftAutosave } = await import('../stored/draft-autosave.ts')
const { saveUnderLock } = await import('./save-calculation.ts')
const { onLateOutcome } = await import('./save-channel.ts')
const { sendWaiting } = await import('./send-waiting.ts')

const OWNER = 'account-1'
const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 })).replaceAll('=', '')}.x`
const created = {
  ...newForm([]),
  id: 'new',
  uuid: 'new',
  version: 1,
  readonly: false,
  scenarios: [],
} as unknown as Parameters<typeof savedOf>[0]
const STORED = { id: 'first', version: 3 }
const respondCreated = () => Promise.resolve(new Response(JSON.stringify(created), { status: 201 }))
const loseConnection = () => Promise.reject(new TypeError('Failed to fetch'))

function sent(): string[] {
  return fetched.mock.calls.map(([path, init]) => `${init?.method} ${path as string}`)
}

function keysSent(): (string | null)[] {
  return fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
}

function begin() {
  const form = { ...newForm([]), property: '7 Example Road, Kaukapakapa', purchase_price: 850_000 }
  const store = createCalculatorStore(stateOf(form, null, newForm([])))
  return { store, drafts: createDraftAutosave(store, OWNER, null), body: payloadOf(form, false) }
}

beforeEach(() => {
  items.clear()
  items.set('homeyield.token', tokenOf(OWNER))
  fetched.mockReset()
})

describe('a save that waited for the lock', () => {
  it('changes the calculation that a waiting save created meanwhile, and creates no second one', async () => {
    const { store, drafts, body } = begin()
    fetched.mockImplementation(loseConnection)
    await expect(saveUnderLock(store, drafts, body)).rejects.toThrow()
    drafts.queueSave(body)
    fetched.mockReset()
    fetched.mockImplementation(respondCreated)
    const stop = onLateOutcome(({ saved }) => {
      if (saved === null) return false
      drafts.endSave()
      store.update((state) => ({ ...state, saved: savedOf(saved) }))
      return true
    })
    const late = sendWaiting()
    expect(await saveUnderLock(store, drafts, body)).toMatchObject({ isNew: false })
    await late
    stop()
    expect(sent()).toEqual(['POST /api/calculations', 'PATCH /api/calculations/new'])
  })

  it('is not sent for another account that has signed in meanwhile', async () => {
    const { store, drafts, body } = begin()
    items.set('homeyield.token', tokenOf('account-2'))
    await expect(saveUnderLock(store, drafts, body)).rejects.toMatchObject({ name: 'RequestCancelled' })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is not followed by a change from another account', async () => {
    const { store, drafts, body } = begin()
    fetched.mockImplementation(loseConnection)
    await expect(saveUnderLock(store, drafts, body)).rejects.toThrow()
    fetched.mockReset()
    fetched.mockImplementation(() => {
      items.set('homeyield.token', tokenOf('account-2'))
      return respondCreated()
    })
    const changed = saveUnderLock(store, drafts, { ...body, purchase_price: 900_000 })
    await expect(changed).rejects.toMatchObject({ name: 'RequestCancelled' })
    expect(sent()).toEqual(['POST /api/calculations'])
  })
})

describe('the same new calculation in two tabs', () => {
  it('has one key, also after a change in the first', async () => {
    const { store, drafts, body } = begin()
    const changed = { ...body, purchase_price: 900_000 }
    fetched.mockImplementation(loseConnection)
    await expect(saveUnderLock(store, drafts, body)).rejects.toThrow()
    await expect(saveUnderLock(store, drafts, changed)).rejects.toThrow()
    drafts.queueSave(changed)
    const other = begin()
    await expect(saveUnderLock(other.store, other.drafts, changed)).rejects.toThrow()
    expect(new Set(keysSent()).size).toBe(1)
  })
})

describe('a changed save without a response', () => {
  it('changes the calculation that the first one made, when its key is refused for the new body', async () => {
    const { store, drafts, body } = begin()
    fetched.mockImplementation(loseConnection)
    await expect(saveUnderLock(store, drafts, body)).rejects.toThrow()
    fetched.mockReset()
    const keyUsed = { error: 'Used', code: 'invalid', fields: { 'idempotency-key': 'Used' }, calculation: STORED }
    fetched.mockImplementationOnce(() => Promise.resolve(new Response(JSON.stringify(keyUsed), { status: 422 })))
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(created), { status: 200 })))
    await saveUnderLock(store, drafts, { ...body, purchase_price: 900_000 })
    expect(sent()).toEqual(['POST /api/calculations', `PATCH /api/calculations/${STORED.id}`])
    const change = JSON.parse(fetched.mock.calls[1]?.[1]?.body as string) as object
    expect(change).toMatchObject({ purchase_price: 900_000, version: 1 })
  })

  it('does not overwrite a change made elsewhere since', async () => {
    const { store, drafts, body } = begin()
    fetched.mockImplementation(loseConnection)
    await expect(saveUnderLock(store, drafts, body)).rejects.toThrow()
    fetched.mockReset()
    const keyUsed = { error: 'Used', code: 'invalid', fields: { 'idempotency-key': 'Used' }, calculation: STORED }
    fetched.mockImplementationOnce(() => Promise.resolve(new Response(JSON.stringify(keyUsed), { status: 422 })))
    const conflict = { error: 'Changed', code: 'conflict', calculation: STORED }
    fetched.mockImplementation((_url, init) => {
      const { version } = JSON.parse(init?.body as string) as { version: number }
      const response =
        version === STORED.version ? new Response(JSON.stringify(created)) : Response.json(conflict, { status: 409 })
      return Promise.resolve(response)
    })
    const changed = saveUnderLock(store, drafts, { ...body, purchase_price: 900_000 })
    await expect(changed).rejects.toMatchObject({ status: 409 })
  })

  it('shows any other refusal', async () => {
    const { store, drafts, body } = begin()
    const invalid = { error: 'Too long', code: 'invalid', fields: { property: 'Too long' } }
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(invalid), { status: 422 })))
    await expect(saveUnderLock(store, drafts, body)).rejects.toMatchObject({ status: 422, message: 'Too long' })
    expect(sent()).toEqual(['POST /api/calculations'])
  })
})

describe('a cancelled save without a response', () => {
  it('is repeated under the same key, because it may have arrived', async () => {
    const { store, drafts, body } = begin()
    fetched.mockImplementation(loseConnection)
    await expect(saveUnderLock(store, drafts, body)).rejects.toThrow()
    drafts.queueSave(body)
    drafts.refuseSave()
    fetched.mockImplementation(respondCreated)
    await saveUnderLock(store, drafts, body)
    const [first, second] = keysSent()
    expect(first).not.toBeNull()
    expect(second).toBe(first)
  })

  it('is followed by a change if another body may have arrived', async () => {
    const { store, drafts, body } = begin()
    fetched.mockImplementation(loseConnection)
    await expect(saveUnderLock(store, drafts, body)).rejects.toThrow()
    await expect(saveUnderLock(store, drafts, { ...body, purchase_price: 900_000 })).rejects.toThrow()
    fetched.mockReset()
    fetched.mockImplementation(respondCreated)
    await saveUnderLock(store, drafts, body)
    expect(sent()).toEqual(['POST /api/calculations', 'PATCH /api/calculations/new'])
  })
})
