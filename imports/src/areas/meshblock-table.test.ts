import { expect, it } from 'vitest'
import { decodeMeshblocks, encodeMeshblocks } from './meshblock-table.ts'

// 100 is 2s in base 36, 101 is 2t, 1,300 is 104.
const TEXT = '100100 2s*3 104\n100200 dx\n'
const MESHBLOCKS = [
  ['0000100', '100100'],
  ['0000200', '100100'],
  ['0000300', '100100'],
  ['0000501', '100200'],
  ['0001600', '100100'],
] as const

it('writes equal steps once', () => expect(encodeMeshblocks(new Map(MESHBLOCKS))).toBe(TEXT))

it('writes the same in any order', () => {
  expect(encodeMeshblocks(new Map(MESHBLOCKS.toReversed()))).toBe(TEXT)
})

it('reads what was written, leading zeros included', () => {
  expect([...decodeMeshblocks(TEXT)].toSorted(([one], [two]) => (one < two ? -1 : 1))).toEqual(MESHBLOCKS)
})

it('refuses an invalid line', () => expect(() => decodeMeshblocks('100100 2s !')).toThrow(/100100/))
