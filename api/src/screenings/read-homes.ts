import { randomUUID } from 'node:crypto'
import type { CreateScreeningBody, GivenHome } from '@homeyield/contract/screening'
import type { ListedHome } from '@homeyield/domain/listings/listed-home'
import { compute } from '../queue/compute.ts'
import { tooManyHomes } from './screening-problems.ts'
import { NO_PLACE, type StoredHome } from './stored-home.ts'

/** The homes of a list that is sent, whose places are searched next but for those with an area. */
export async function readHomes(
  accountId: string,
  { text, homes }: Pick<CreateScreeningBody, 'text' | 'homes'>,
): Promise<readonly StoredHome[]> {
  if (homes !== undefined) return homes.map(takeGiven)
  const read = await compute(accountId, 'readList', text ?? '')
  if (read.hasMore) throw tooManyHomes()
  return read.homes.map(takeListed)
}

function takeListed({ text, address, ...line }: ListedHome): StoredHome {
  return {
    ...NO_PLACE,
    ...line,
    id: randomUUID(),
    text,
    property: address,
    left_out: false,
    calculation_id: null,
  }
}

function takeGiven(given: GivenHome): StoredHome {
  const sa2_code = given.sa2_code ?? null
  return {
    ...NO_PLACE,
    id: randomUUID(),
    text: given.text ?? given.property,
    state: sa2_code === null ? 'not_read' : 'known',
    property: given.property,
    suburb: given.suburb || null,
    city: given.city || null,
    sa2_code,
    dwelling: given.dwelling ?? null,
    number_of_bedrooms: given.number_of_bedrooms ?? null,
    purchase_price: given.purchase_price ?? null,
    price_words: given.price_words || null,
    doubts: [...new Set(given.doubts)],
    left_out: false,
    calculation_id: null,
  }
}
