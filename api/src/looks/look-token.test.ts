import { lookSchema, type Look } from '@homeyield/contract/look'
import { expect, it } from 'vitest'
import { sessionTokens } from '../accounts/sessions/session-token.ts'
import { signedClaims } from '../server/signed-claims.ts'
import { lookTokens } from './look-token.ts'

const [NOW, DAY] = [1_764_200_000_000, 24 * 60 * 60 * 1000]
const [SECRET, NEXT] = ['a secret of more than thirty-two characters', 'another secret of more than thirty-two']
const VALIDITY = { issuedAt: NOW, expiresAt: NOW + DAY }
const LOOK: Look = {
  sa2_code: '252900',
  suburb: 'Newtown',
  city: 'Wellington City',
  address: null,
  address_id: null,
  dwelling: 'House',
  bedrooms: 3,
  price: 700_000,
}

const tokens = lookTokens(SECRET, 'test')

it('has what was looked at, for a day', async () => {
  const token = await tokens.sign(LOOK, VALIDITY)
  expect(await tokens.read(token, NOW + DAY - 1000)).toEqual({ claims: LOOK, ...VALIDITY })
  expect(await tokens.read(token, NOW + DAY)).toBeNull()
})

it('is read with the key before, while that is being replaced', async () => {
  const token = await tokens.sign(LOOK, VALIDITY)
  expect(await lookTokens(NEXT, 'test', [SECRET]).read(token, NOW)).toMatchObject({ claims: LOOK })
  expect(await lookTokens(NEXT, 'test').read(token, NOW)).toBeNull()
})

it('is of one installation, and neither a session nor made of one', async () => {
  const token = await tokens.sign(LOOK, VALIDITY)
  expect(await lookTokens(SECRET, 'production').read(token, NOW)).toBeNull()
  const sessions = sessionTokens(SECRET, 'test')
  expect(await sessions.read(token, NOW)).toBeNull()
  const [accountId, sessionId] = [crypto.randomUUID(), crypto.randomUUID()]
  expect(await tokens.read(await sessions.sign({ accountId, sessionId, ...VALIDITY }), NOW)).toBeNull()
})

it('has an audience of its own, whatever its claims are', async () => {
  const sessions = signedClaims(lookSchema, 'homeyield-api/test', { secret: SECRET, before: [] })
  expect(await tokens.read(await sessions.sign(LOOK, VALIDITY), NOW)).toBeNull()
  expect(await sessions.read(await tokens.sign(LOOK, VALIDITY), NOW)).toBeNull()
})

it('is not read when it was changed or is spelt otherwise', async () => {
  const token = await tokens.sign(LOOK, VALIDITY)
  const [head, , signature] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ ...LOOK, sa2_code: '100100' })).toString('base64url')
  for (const text of ['', 'look', `${token}=`, `${head}.${forged}.${signature}`]) {
    expect(await tokens.read(text, NOW)).toBeNull()
  }
})
