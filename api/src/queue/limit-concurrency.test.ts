import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

it('lets so many run at once, and the others in the order in which they came', async () => {
  const limited = limitConcurrency(2)
  const began: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    limited(async () => {
      began.push(number)
      await new Promise<void>((end) => (ends[number] = end))
      return number
    })
  const all = [0, 1, 2, 3].map(work)
  expect(began).toEqual([0, 1])
  ends[1]?.()
  await all[1]
  expect(began).toEqual([0, 1, 2])
  ends[0]?.()
  ends[2]?.()
  await all[2]
  ends[3]?.()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
  expect(began).toEqual([0, 1, 2, 3])
})

it('starts the next when the work fails', async () => {
  const limited = limitConcurrency(1)
  await expect(limited(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await limited(() => Promise.resolve('next'))).toBe('next')
})

it('refuses one too many waiting, and accepts the next when there is room', async () => {
  const limited = limitConcurrency(1, 1, () => new Error('full'))
  const end = Promise.withResolvers<string>()
  const [first, second] = [limited(() => end.promise), limited(() => Promise.resolve('second'))]
  await expect(limited(() => Promise.resolve('third'))).rejects.toThrow('full')
  end.resolve('first')
  expect([await first, await second]).toEqual(['first', 'second'])
  expect(await limited(() => Promise.resolve('fourth'))).toBe('fourth')
})
