import { verify } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { hashNewPassword, hashPassword, verifyPassword } from './password.ts'

vi.mock('@node-rs/argon2', { spy: true })

/** The parameters of the hashes that were checked. */
function checkedCosts(): string[] {
  return vi.mocked(verify).mock.calls.map(([hashed]) => String(hashed).split('$').slice(0, 4).join('$'))
}

it('is that of its hash', async () => {
  const hashed = await hashPassword('a password of tests')
  expect(await verifyPassword(hashed, 'a password of tests')).toBe(true)
  expect(await verifyPassword(hashed, 'another password')).toBe(false)
})

it('is checked with the same work for an unknown address, so that the time tells nothing', async () => {
  const hashed = await hashPassword('a password of tests')
  vi.mocked(verify).mockClear()
  expect(await verifyPassword(hashed, 'another password')).toBe(false)
  const known = checkedCosts()
  vi.mocked(verify).mockClear()
  expect(await verifyPassword(null, 'the password of nobody')).toBe(false)
  expect(known).toEqual(['$argon2id$v=19$m=19456,t=2,p=1'])
  expect(checkedCosts()).toEqual(known)
})

const KNOWN = ['mary.smith@homeyield.test', 'Mary Smith', 'Homeyield']

const COMMON = ['password', 'Football1', 'QWERTYUIOP', '1234567890', 'Password1!', 'Password123!', 'Passw0rd!']
const SIMPLE = ['12345678!', 'aaaaaaaa', 'abcdefgh', 'Password2026', 'aE4$'.repeat(30)]
const OWN = ['homeyield', 'Homeyield1', 'homeyield2026', 'mary.smith', 'marysmith', 'mary.smith@homeyield.test']

// A known word with what is usually put after it, in other letters, twice, or backwards.
const EXTENDED = [
  'Homeyield123!',
  'homeyield2026!',
  '123Homeyield!',
  'H0meyield123!',
  'Homeyield-2026',
  'dleiyemoh123!',
  'MarySmith123!',
  'Mary.Smith1990',
  'Smith2026!!',
  'HomeyieldMary1!',
]

it.each([...COMMON, ...SIMPLE, ...OWN, ...EXTENDED])(
  'is refused when it is %s, which is guessed first',
  async (weak) => {
    await expect(hashNewPassword(weak, KNOWN)).rejects.toThrow('This password is easy to guess')
  },
)

it.each([
  'a password of tests',
  'by the sea',
  'kG7#pq2Z',
  'Mary keeps nine blue boats',
  'homeyield keeps nine blue boats',
  'Smith kG7#pq2Z',
  'a password of tests '.repeat(6),
])('is accepted when it is %s', async (strong) => {
  expect(await hashNewPassword(strong, KNOWN)).toMatch(/^\$argon2id\$/u)
})
