import { expect, it } from 'vitest'
import { readView, writeView } from './list-view.ts'

it.each([
  ['', '', 'updated', true],
  ['find=%C5%8Cr%C4%81kei&sort=net', 'Ōrākei', 'net', true],
  ['sort=price&order=desc', '', 'price', true],
  ['sort=price&order=up', '', 'price', false],
  ['sort=__proto__&order=asc', '', 'updated', false],
])('%j shows the search %j by %s, descending %s', (search, text, column, descending) => {
  expect(readView(new URLSearchParams(search))).toEqual({
    text,
    status: null,
    tag: null,
    order: { column, descending },
  })
})

it.each([
  [' ', 'updated', true, 'from=mail'],
  ['1 high st', 'updated', false, 'from=mail&find=1+high+st&order=asc'],
  ['', 'price', false, 'from=mail&sort=price'],
  ['', 'cash', false, 'from=mail&sort=cash&order=asc'],
] as const)('the search %j by %s, descending %s, is written as %s', (text, column, descending, written) => {
  const before = new URLSearchParams('find=x&from=mail&sort=net&order=asc')
  expect(writeView(before, { text, status: null, tag: null, order: { column, descending } }).toString()).toBe(written)
})

it('has the filters in the address, without a status that is unknown', () => {
  const view = readView(new URLSearchParams('status=owned&tag=brick+%26+tile'))
  expect(view).toMatchObject({ status: 'owned', tag: 'brick & tile' })
  expect(writeView(new URLSearchParams('status=no&tag=x'), view).toString()).toBe('status=owned&tag=brick+%26+tile')
  expect(readView(new URLSearchParams('status=none'))).toMatchObject({ status: 'none', tag: null })
  expect(readView(new URLSearchParams('status=toString&tag='))).toMatchObject({ status: null, tag: null })
})
