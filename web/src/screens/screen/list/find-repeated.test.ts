// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { listedHome } from '../testing/stored-screening.ts'
import { findRepeated } from './find-repeated.ts'

it('finds what is listed more than once, but no suburb and no other unit', () => {
  const suburb = { property: 'Newtown, Wellington' }
  const homes = [
    listedHome(1, { property: '1/12 Rintoul Street, Newtown' }),
    listedHome(2, { property: '1/12 Rintoul Street Newtown' }),
    listedHome(3, { property: '2/12 Rintoul Street, Newtown' }),
    listedHome(4, suburb),
    listedHome(5, suburb),
    listedHome(6),
    listedHome(7, { property: listedHome(6).property, left_out: true }),
  ]
  expect(findRepeated(homes)).toEqual(new Set([listedHome(1).id, listedHome(2).id]))
})
