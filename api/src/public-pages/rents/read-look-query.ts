import { lookPriceField } from '@homeyield/contract/look'
import type { LookAsked } from '@homeyield/contract/look-page'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import * as z from 'zod/mini'
import { readRentQuery } from './read-rent-query.ts'

/** The kind of home and the price of a query such as `place=Newtown&bedrooms=2&price=650k`. What is no kind has a default. */
export function readLookQuery(query: unknown): LookAsked {
  const { place, price } = recordOrEmpty(query)
  const typedPrice = typeof price === 'string' ? price.slice(0, 40) : ''
  const read = z.safeParse(lookPriceField, typedPrice)
  return {
    ...readRentQuery(query),
    place: typeof place === 'string' ? place.trim().slice(0, 200) : '',
    typedPrice,
    price: read.success ? read.data : null,
    priceProblem: read.success ? '' : (read.error.issues[0]?.message ?? ''),
  }
}
