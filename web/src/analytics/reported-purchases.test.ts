import { beforeEach, expect, it, vi } from 'vitest'
import { claimPurchase, forgetPurchases } from './reported-purchases.ts'

const SESSION = 'cs_test_a1B2c3D4e5F6g7H8'
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  forgetPurchases()
})

it('a checkout is claimed once, by a mark that does not tell its id', async () => {
  const mark = await claimPurchase(SESSION)
  expect(mark).toMatch(/^[0-9a-f]{32}$/u)
  expect(await claimPurchase(SESSION)).toBeNull()
  expect(await claimPurchase('cs_test_another12345')).not.toBe(mark)
  expect([...stored.values()].join('')).not.toContain('cs_test')
})

it('it is claimed once by many at the same moment', async () => {
  const marks = await Promise.all(Array.from({ length: 10 }, () => claimPurchase(SESSION)))
  expect(marks.filter((mark) => mark !== null)).toHaveLength(1)
})

it('it is known again however many came after, up to twenty', async () => {
  await claimPurchase(SESSION)
  for (let more = 0; more < 19; more += 1) await claimPurchase(`cs_test_more00${more}`)
  expect(await claimPurchase(SESSION)).toBeNull()
})

it.each(['', 'cs_', 'undefined', '{CHECKOUT_SESSION_ID}', 'cs_test_<b>', 'aroha@example.nz', `cs_${'x'.repeat(251)}`])(
  '%j is the id of no checkout',
  async (sessionId) => {
    expect(await claimPurchase(sessionId)).toBeNull()
    expect(stored.size).toBe(0)
  },
)

it('a browser that stores nothing claims it once for the life of the page', async () => {
  const refuse = () => {
    throw new Error('Storage is switched off')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(await claimPurchase(SESSION)).not.toBeNull()
  expect(await claimPurchase(SESSION)).toBeNull()
})

it('what somebody else wrote there is passed over', async () => {
  stored.set('homeyield.reported-purchases', '{"broken"')
  expect(await claimPurchase(SESSION)).not.toBeNull()
})
