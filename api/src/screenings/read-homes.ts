import { randomUUID } from 'node:crypto'
import { type CreateScreeningBody, type GivenHome, LONGEST_LINE } from '@homeyield/contract/screening'
import type { StoredHome } from './stored-home.ts'

/** The homes of a list that is sent, whose places are searched next but for those with an area. */
export function readHomes({ text, homes }: Pick<CreateScreeningBody, 'text' | 'homes'>): readonly StoredHome[] {
  return homes === undefined ? readText(text ?? '') : homes.map(takeHome)
}

const NOWHERE = {
  state: 'not_read',
  found: null,
  is_sample_address: false,
  suburb: null,
  city: null,
  meshblock: null,
  sa2_code: null,
  dwelling: null,
  number_of_bedrooms: null,
  purchase_price: null,
  price_words: null,
  doubts: [],
  candidates: [],
  left_out: false,
  calculation_id: null,
} as const satisfies Partial<StoredHome>

function takeHome(given: GivenHome): StoredHome {
  const sa2_code = given.sa2_code ?? null
  return {
    ...NOWHERE,
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
    doubts: [],
    candidates: [],
  }
}

function readText(text: string): readonly StoredHome[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, LONGEST_LINE))
  return lines.filter((line) => line !== '').map((line) => takeHome({ property: line, text: line }))
}
