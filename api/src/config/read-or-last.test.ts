import { expect, it } from 'vitest'
import { readOrLast } from './read-or-last.ts'

it('returns what was read last while reading fails', async () => {
  let answer: () => Promise<string> = () => Promise.reject(new Error('No connection'))
  const read = readOrLast(() => answer(), 'first')
  expect(await read()).toBe('first')
  answer = () => Promise.resolve('read')
  expect(await read()).toBe('read')
  answer = () => Promise.reject(new Error('No connection'))
  expect(await read()).toBe('read')
})
