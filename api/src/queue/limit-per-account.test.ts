import { expect, it } from 'vitest'
import { limitPerAccount } from './limit-per-account.ts'

it('refuses an account that has the most running, and nobody else', async () => {
  const run = limitPerAccount(() => new Error('too many'), { most: 2, atOnce: Infinity })
  const { promise, resolve } = Promise.withResolvers<string>()
  const running = [run('one', () => promise), run('one', () => promise)]
  await expect(run('one', () => promise)).rejects.toThrow('too many')
  expect(await run('other', async () => 'printed')).toBe('printed')
  resolve('printed')
  expect(await Promise.all(running)).toEqual(['printed', 'printed'])
  expect(await run('one', async () => 'printed again')).toBe('printed again')
})
