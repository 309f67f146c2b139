import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

it('lets so many run at once, and the others in the order in which they came', async () => {
  const inTurn = limitConcurrency(2)
  const began: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    inTurn(async () => {
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

it('hands the turn on when the work fails', async () => {
  const inTurn = limitConcurrency(1)
  await expect(inTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await inTurn(() => Promise.resolve('next'))).toBe('next')
})

it('refuses one too many waiting, and accepts the next when there is room', async () => {
  const inTurn = limitConcurrency(1, 1, () => new Error('full'))
  const end = Promise.withResolvers<string>()
  const [first, second] = [inTurn(() => end.promise), inTurn(() => Promise.resolve('second'))]
  await expect(inTurn(() => Promise.resolve('third'))).rejects.toThrow('full')
  end.resolve('first')
  expect([await first, await second]).toEqual(['first', 'second'])
  expect(await inTurn(() => Promise.resolve('fourth'))).toBe('fourth')
})
