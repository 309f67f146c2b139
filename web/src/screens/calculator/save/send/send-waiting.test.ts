import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newForm } from '../../model/calculator-form.ts'
import type { PendingSave } from '../stored/draft.ts'
import type { WaitingSave } from '../stored/waiting-saves.ts'

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

const { onLateOutcome } = await import('./save-channel.ts')
const { sendWaiting } = await import('./send-waiting.ts')
const { dropWaiting, matchesBody, storeWaiting, waitingSave, waitingSaves } = await import('../stored/waiting-saves.ts')
const { queuedDraft } = await import('../stored/draft-autosave.ts')
const { reconcileDraft } = await import('./send-waiting.ts')
const { OWNED_DRAFT, storeDraft, readDraft } = await import('../stored/draft.ts')
const { readFlash, clearFlash } = await import('../../../../messages/flash.ts')

const OWNER = 'account-1'
const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 })).replaceAll('=', '')}.x`
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const body = { ...newForm([]), property: '7 Example Road, Kaukapakapa', purchase_price: 850_000 }

/** What a saved calculation has besides its form. */
const SAVED = {
  id: 'old',
  uuid: 'old',
  address: '7 Example Road, Kaukapakapa',
  created_at: '2026-11-21T00:00:00Z',
  updated_at: '2026-11-21T00:00:00Z',
  as_at: '2026-11-21',
  readonly: false,
  version: 4,
  rent_source: 'range',
  weekly_payment: null,
  total_expenses: 8000,
  gross_rental_yield: null,
  net_rental_yield: null,
  interest_missing: true,
  number_of_loans: 1,
  number_of_scenarios: 0,
  scenarios: [],
  loan_duration: 30,
  loan: 850_000,
  payment_quantity: null,
  interest: 0,
  vacancy_expense: 0,
  property_management_expense: 0,
  weekly_cash_flow: null,
  weekly_cost_to_live_here: null,
  lives_here: false,
  next_change: null,
  figures_changed: null,
  yearly_profit: -8000,
  monthly_profit: -667,
  weekly_profit: -154,
  estimated_value: null,
  property_estimated_value: null,
  median_sale_price: null,
  avm_value_change: null,
  rental_rate_change: null,
  image_url: null,
  property_photo_url: null,
  property_data: null,
}

function waiting(key: string, more: Partial<WaitingSave> = {}): WaitingSave {
  const save: PendingSave = { key, payload: JSON.stringify(body) }
  return { owner: OWNER, id: null, version: null, save, body, at: 1, refusal: null, ...more }
}

function sent(): { method: string; path: string; key: string | undefined }[] {
  return fetched.mock.calls.map(([path, init]) => ({
    method: init?.method ?? '',
    path: path as string,
    key: new Headers(init?.headers).get('idempotency-key') ?? undefined,
  }))
}

beforeEach(() => {
  items.clear()
  items.set('homeyield.token', tokenOf(OWNER))
  clearFlash()
})
afterEach(() => void fetched.mockReset())

describe('a save that waits', () => {
  it('is stored for its account only, and unreadable ones are ignored', () => {
    expect(storeWaiting(waiting('b', { at: 2 }))).toBe(true)
    storeWaiting(waiting('a'))
    storeWaiting(waiting('c', { owner: 'another' }))
    items.set('homeyield.waiting-save.d', 'not json')
    items.set('homeyield.waiting-save.e', JSON.stringify({ ...waiting('another-key') }))
    items.set('homeyield.waiting-save.f', JSON.stringify({ ...waiting('f'), body: null }))
    expect(waitingSaves(OWNER).map(({ save }) => save.key)).toEqual(['a', 'b'])
    expect(waitingSave(OWNER, 'a')).toEqual(waiting('a'))
    expect(waitingSave(OWNER, 'c')).toBeNull()
    dropWaiting('a')
    expect(waitingSave(OWNER, 'a')).toBeNull()
  })

  it('equals the form while no field differs', () => {
    expect(matchesBody({ rates: 3000 }, { rates: 3000, deposit: 0 })).toBe(true)
    expect(matchesBody({ rates: 3000 }, { rates: 3001 })).toBe(false)
  })
})

describe('sending waiting saves', () => {
  it('sends each once under its own key, oldest first, and removes it', async () => {
    fetched.mockImplementation(() => Promise.resolve(json({ id: 'new', version: 1 }, 201)))
    storeWaiting(waiting('later', { at: 2 }))
    storeWaiting(waiting('sooner'))
    expect(await sendWaiting()).toBe(false)
    expect(sent()).toEqual([
      { method: 'POST', path: '/api/calculations', key: 'sooner' },
      { method: 'POST', path: '/api/calculations', key: 'later' },
    ])
    expect(waitingSaves(OWNER)).toEqual([])
    expect(readFlash()).toEqual({ kind: 'success', text: '“7 Example Road” is saved now that the connection is back.' })
    await sendWaiting()
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('follows with a change what an earlier try may have saved', async () => {
    fetched.mockImplementation(() => Promise.resolve(json({ id: 'new', version: 1 }, 201)))
    storeWaiting(waiting('a', { save: { key: 'a', payload: 'what was sent first' } }))
    await sendWaiting()
    expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/calculations',
      'PATCH /api/calculations/new',
    ])
  })

  it.each([
    ['there is no response', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['there are too many requests', () => Promise.resolve(json({ error: 'No', code: 'too_many_attempts' }, 429))],
    ['the session has ended', () => Promise.resolve(json({ error: 'No', code: 'not_signed_in' }, 401))],
  ])('leaves it unchanged when %s', async (_, respond) => {
    fetched.mockImplementation(respond)
    storeWaiting(waiting('a'))
    storeWaiting(waiting('b', { at: 2 }))
    expect(await sendWaiting()).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(waitingSaves(OWNER)).toEqual([waiting('a'), waiting('b', { at: 2 })])
  })

  it('leaves one that meets a server error waiting, and saves the others', async () => {
    fetched.mockImplementationOnce(() => Promise.resolve(json({ error: 'No', code: 'internal' }, 500)))
    fetched.mockImplementation(() => Promise.resolve(json({ id: 'new', version: 1 }, 201)))
    storeWaiting(waiting('a'))
    storeWaiting(waiting('b', { at: 2 }))
    expect(await sendWaiting()).toBe(true)
    expect(waitingSaves(OWNER)).toEqual([waiting('a')])
  })

  it('stores a refusal, shows it, and does not send again by itself', async () => {
    fetched.mockImplementation(() => Promise.resolve(json({ error: 'The rates look wrong.', code: 'invalid' }, 422)))
    storeWaiting(waiting('a'))
    expect(await sendWaiting()).toBe(false)
    expect(await sendWaiting()).toBe(false)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(waitingSave(OWNER, 'a')).toEqual(waiting('a', { refusal: 'The rates look wrong.' }))
    expect(readFlash()).toEqual({
      kind: 'error',
      text: '“7 Example Road” was not saved. The rates look wrong. Everything you entered is stored in this browser.',
    })
    expect(queuedDraft(OWNER, null)).toMatchObject({ id: null, form: { purchase_price: 850_000 }, save: { key: 'a' } })
  })

  it('takes up the waiting change of a saved calculation when that opens again, and no waiting new one', () => {
    storeWaiting(waiting('a', { id: 'old', version: 3 }))
    storeWaiting(waiting('b', { id: null }))
    expect(queuedDraft(OWNER, 'old')).toMatchObject({ id: 'old', version: 3, save: { key: 'a' } })
    expect(queuedDraft(OWNER, null)).toBeNull()
  })

  it('turns a change of a deleted calculation into a new one', async () => {
    fetched.mockImplementation(() => Promise.resolve(json({ error: 'Gone.', code: 'not_found' }, 404)))
    storeWaiting(waiting('a', { id: 'old', version: 3 }))
    await sendWaiting()
    expect(queuedDraft(OWNER, 'old')).toBeNull()
    expect(queuedDraft(OWNER, null)).toMatchObject({ id: null, version: null })
  })

  it('treats a change that had arrived as saved, and one by somebody else as a conflict', async () => {
    const conflict = (rates: number) => ({
      error: 'Changed',
      code: 'conflict',
      calculation: { ...body, ...SAVED, rates },
    })
    fetched.mockImplementation(() => Promise.resolve(json(conflict(3000), 409)))
    storeWaiting(waiting('a', { id: 'old', version: 3, body: { rates: 3000 } }))
    await sendWaiting()
    expect(waitingSaves(OWNER)).toEqual([])
    fetched.mockImplementation(() => Promise.resolve(json(conflict(1), 409)))
    storeWaiting(waiting('a', { id: 'old', version: 3, body: { rates: 3000 } }))
    await sendWaiting()
    expect(waitingSave(OWNER, 'a')?.refusal).toBe('Changed')
  })

  it('sends nothing of another account, and nothing when signed out', async () => {
    storeWaiting(waiting('a', { owner: 'another' }))
    await sendWaiting()
    items.delete('homeyield.token')
    storeWaiting(waiting('b'))
    await sendWaiting()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('sends and shows nothing more once another account has signed in', async () => {
    fetched.mockImplementation(() => {
      items.set('homeyield.token', tokenOf('account-2'))
      return Promise.resolve(json({ id: 'new', version: 1 }, 201))
    })
    storeWaiting(waiting('a'))
    storeWaiting(waiting('b', { at: 2 }))
    expect(await sendWaiting()).toBe(false)
    expect(sent()).toEqual([{ method: 'POST', path: '/api/calculations', key: 'a' }])
    expect(waitingSaves(OWNER)).toEqual([waiting('b', { at: 2 })])
    expect(readFlash()).toBeNull()
  })

  it('leaves the message to the calculator that shows it', async () => {
    const heard = vi.fn<Parameters<typeof onLateOutcome>[0]>(() => true)
    const stop = onLateOutcome(heard)
    fetched.mockImplementation(() => Promise.resolve(json({ id: 'new', version: 1 }, 201)))
    storeWaiting(waiting('a'))
    await sendWaiting()
    stop()
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ saved: expect.objectContaining({ id: 'new' }) as object }),
    )
    expect(readFlash()).toBeNull()
  })
})

describe('the draft of a late save', () => {
  const draft = { owner: OWNER, id: null, version: null, form: body, bedroomsKnown: true, save: waiting('a').save }

  it('is removed when equal to what was saved', async () => {
    storeDraft(draft)
    reconcileDraft(waiting('a'), { id: 'new', version: 1 })
    expect(items.has('homeyield.draft')).toBe(false)
  })

  it('becomes an unsaved change when more was typed', async () => {
    storeDraft({ ...draft, form: { ...body, rates: 2222 } })
    reconcileDraft(waiting('a'), { id: 'new', version: 1 })
    expect(readDraft(OWNER, 'new')).toMatchObject({ version: 1, save: null, form: { rates: 2222 } })
  })

  it('of an owned home is removed too', async () => {
    storeDraft({ ...draft, id: OWNED_DRAFT })
    reconcileDraft(waiting('a'), { id: 'new', version: 1 })
    expect(readDraft(OWNER, OWNED_DRAFT)).toBeNull()
  })

  it('stays when it is another', async () => {
    storeDraft({ ...draft, save: null })
    reconcileDraft(waiting('a'), { id: 'new', version: 1 })
    expect(readDraft(OWNER, null)).toMatchObject({ form: { purchase_price: 850_000 } })
  })
})
