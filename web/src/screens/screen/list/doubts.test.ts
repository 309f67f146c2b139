import { PLACE_DOUBTS } from '@homeyield/domain/listings/place-doubts'
import { expect, it } from 'vitest'
import { doubtsToCheck, homesByDoubt } from './doubts.ts'

const PRICE = 'The list gives an approximate price.'
const FIRST = { id: 'first', doubts: [PLACE_DOUBTS.street, PRICE] }
const SECOND = { id: 'second', doubts: [PRICE, PLACE_DOUBTS.spelling] }

it('has each doubt once, with its homes', () => {
  expect(homesByDoubt([FIRST, SECOND], false)).toEqual([
    [PLACE_DOUBTS.street, [FIRST]],
    [PRICE, [FIRST, SECOND]],
    [PLACE_DOUBTS.spelling, [SECOND]],
  ])
})

it('does not say of each home what every sample address lacks', () => {
  expect(doubtsToCheck(FIRST, true)).toEqual([PRICE])
  expect(homesByDoubt([FIRST, SECOND], true).map(([doubt]) => doubt)).toEqual([PRICE, PLACE_DOUBTS.spelling])
})
