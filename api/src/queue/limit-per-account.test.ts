import { setImmediate as nextIteration } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { limitPerAccount } from './limit-per-account.ts'

const refusal = () => new Error('too many')

it('refuses an account that has the most running, and nobody else', async () => {
  const run = limitPerAccount(refusal, { most: 2 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const running = [run('one', () => promise), run('one', () => promise)]
  await expect(run('one', () => promise)).rejects.toThrow('too many')
  expect(await run('other', async () => 'printed')).toBe('printed')
  resolve('printed')
  expect(await Promise.all(running)).toEqual(['printed', 'printed'])
  expect(await run('one', async () => 'printed again')).toBe('printed again')
})

it('runs the accounts in rotation, so that one with many tasks does not hold up another', async () => {
  const run = limitPerAccount(refusal, { most: Infinity, atOnce: 1 })
  const begun: string[] = []
  const task = (name: string) => run(name.slice(0, 1), async () => void begun.push(name))
  await Promise.all(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(task))
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('runs one task of an account at a time, and as many accounts as may run', async () => {
  const run = limitPerAccount(refusal, { atOnce: 2 })
  const ends = new Map<string, () => void>()
  const task = (name: string) =>
    run(name.slice(0, 1), () => new Promise<void>((end) => ends.set(name, end))).finally(() => ends.delete(name))
  const all = ['a1', 'a2', 'b1', 'c1'].map(task)
  const end = async (name: string) => {
    ends.get(name)?.()
    await nextIteration()
    return [...ends.keys()]
  }
  expect(await end('none')).toEqual(['a1', 'b1'])
  expect(await end('b1')).toEqual(['a1', 'c1'])
  expect(await end('a1')).toEqual(['c1', 'a2'])
  await Promise.all([end('c1'), end('a2')])
  await Promise.all(all)
})

it('goes on after a task that fails', async () => {
  const run = limitPerAccount(refusal, { atOnce: 1 })
  await expect(run('one', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await run('one', async () => 'next')).toBe('next')
})
