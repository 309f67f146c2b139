import { expect, it } from 'vitest'
import { isOfOneSuburb } from './is-of-one-suburb.ts'

// Area 2 is of both suburbs.
const GROUPS = [new Set(['1', '2']), new Set(['2', '3'])]

it('takes the areas of the suburb that was searched, and no others', () => {
  const isOpen = isOfOneSuburb(['1'], GROUPS)
  expect(['1', '2', '9'].map(isOpen)).toEqual([true, true, false])
})

it('does not go on to a second suburb through an area of both', () => {
  const isOpen = isOfOneSuburb(['1'], GROUPS)
  expect(['2', '3', '2,3', '1,2'].map(isOpen)).toEqual([true, false, false, true])
})

it('leaves an area of both to the one that is asked about first', () => {
  const isOpen = isOfOneSuburb(['2'], GROUPS)
  expect(['3', '1', '2'].map(isOpen)).toEqual([true, false, true])
})

it('opens nothing where nothing was searched', () => {
  expect(isOfOneSuburb([], GROUPS)('1')).toBe(false)
})
