import { expect, it } from 'vitest'
import { comparePath, readCompared } from './compare-path.ts'

it('writes and reads what is compared, each column once', () => {
  const path = comparePath([['one'], ['one', 'a-1'], ['two']])
  expect(path).toBe('/calculations/compare?view=figures&with=one+one.a-1+two')
  expect(readCompared(new URL(path, 'http://x').searchParams.get('with'))).toEqual([['one'], ['one', 'a-1'], ['two']])
  expect(readCompared('one one two ../x a.b.c')).toEqual([['one'], ['two']])
  expect(readCompared('')).toEqual([])
  expect(readCompared(null)).toBeNull()
  expect(comparePath(null)).toBe('/calculations/compare?view=figures')
})
