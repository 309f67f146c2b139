import { expect, it } from 'vitest'
import { rememberTokens } from './remember-tokens.ts'
import type { SessionTokens } from './session-token.ts'

function counted(expiresAt: number): { tokens: SessionTokens; read: string[] } {
  const read: string[] = []
  return {
    read,
    tokens: {
      sign: () => Promise.resolve('signed'),
      read(token, now) {
        read.push(token)
        const isOurs = token.startsWith('ours') && now < expiresAt
        return Promise.resolve(isOurs ? { accountId: token, sessionId: 's', issuedAt: 0, expiresAt } : null)
      },
    },
  }
}

it('checks a token once, and again only when it has expired', async () => {
  const { tokens, read } = counted(1000)
  const remembering = rememberTokens(tokens)
  expect(await remembering.read('ours', 1)).toMatchObject({ accountId: 'ours' })
  expect(await remembering.read('ours', 999)).toMatchObject({ accountId: 'ours' })
  expect(read).toEqual(['ours'])
  expect(await remembering.read('ours', 1000)).toBeNull()
  expect(read).toEqual(['ours', 'ours'])
})

it('never remembers a token that is not ours', async () => {
  const { tokens, read } = counted(1000)
  const remembering = rememberTokens(tokens)
  expect(await remembering.read('theirs', 1)).toBeNull()
  expect(await remembering.read('theirs', 1)).toBeNull()
  expect(read).toEqual(['theirs', 'theirs'])
})

it('forgets of very many the one that was seen longest ago', async () => {
  const { tokens, read } = counted(1000)
  const remembering = rememberTokens(tokens)
  for (let number = 0; number < 50_000; number++) await remembering.read(`ours ${number}`, 1)
  await remembering.read('ours 0', 1)
  await remembering.read('ours anew', 1)
  expect(read).toHaveLength(50_001)
  await remembering.read('ours 0', 1)
  expect(read).toHaveLength(50_001)
  await remembering.read('ours 1', 1)
  expect(read).toHaveLength(50_002)
})

it('forgets the oldest of very many', async () => {
  const { tokens, read } = counted(1000)
  const remembering = rememberTokens(tokens)
  for (let number = 0; number <= 50_000; number++) await remembering.read(`ours ${number}`, 1)
  await remembering.read('ours 50000', 1)
  expect(read).toHaveLength(50_001)
  await remembering.read('ours 0', 1)
  expect(read).toHaveLength(50_002)
})
