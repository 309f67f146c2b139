import { expect, it, vi } from 'vitest'
import { hasSlices, readSlices, writeSlices } from './slices.ts'

async function* slicesOf<Item>(...slices: Item[][]): AsyncGenerator<Item[]> {
  yield* slices
}

async function piecesOf(response: object, check = vi.fn<(part: unknown) => void>()): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of writeSlices(response, check)) pieces.push(piece)
  return pieces
}

it('writes a list slice by slice', async () => {
  const check = vi.fn<(part: unknown) => void>()
  expect(await piecesOf(slicesOf([{ a: 1 }, { a: 2 }], [], [{ a: 3 }]), check)).toEqual([
    '[{"a":1},{"a":2}',
    ',{"a":3}',
    ']',
  ])
  expect(check.mock.calls).toEqual([[[{ a: 1 }, { a: 2 }]], [[]], [[{ a: 3 }]]])
})

it('writes the list of an object slice by slice, and checks the object with each', async () => {
  const check = vi.fn<(part: unknown) => void>()
  const response = { at: new Date(0), none: undefined, list: slicesOf([1], [2]), last: null }
  expect((await piecesOf(response, check)).join('')).toBe('{"at":"1970-01-01T00:00:00.000Z","list":[1,2],"last":null}')
  expect(check.mock.calls).toEqual([
    [{ at: response.at, list: [1], last: null }],
    [{ at: response.at, list: [2], last: null }],
  ])
})

it.each([slicesOf(), slicesOf([])])('writes an empty list', async (slices) => {
  expect((await piecesOf(slices)).join('')).toBe('[]')
})

it('reads no slice before the one before it is taken', async () => {
  const read = vi.fn((ids: string[]) => Promise.resolve(ids))
  const slices = readSlices(['a', 'b', 'c'], 2, read)
  expect(await slices.next()).toEqual({ done: false, value: ['a', 'b'] })
  expect(read).toHaveBeenCalledTimes(1)
  expect(await slices.next()).toEqual({ done: false, value: ['c'] })
  expect(await slices.next()).toMatchObject({ done: true })
})

it('tells a response with slices from others', () => {
  expect([slicesOf(), { list: slicesOf() }].map(hasSlices)).toEqual([true, true])
  expect([[], {}, { list: [] }, null, undefined, 'text'].map(hasSlices)).toEqual(Array(6).fill(false))
})
