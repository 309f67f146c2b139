import { expect, it } from 'vitest'
import { addTag } from './add-tag.ts'

it('adds a tag once, and no eleventh', () => {
  const nine = Array.from({ length: 9 }, (_, index) => `tag ${index}`)
  const ten = addTag(nine, ' brick ')
  expect(ten).toEqual([...nine, 'brick'])
  expect(addTag(ten as string[], 'brick')).toEqual(ten)
  expect(addTag(ten as string[], '  ')).toEqual(ten)
  expect(addTag(ten as string[], 'tile')).toBe('Use at most 10 tags. Remove one first.')
})
