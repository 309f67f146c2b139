import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetTriedFigures, storeTriedFigures, readTriedFigures } from './tried-figures.ts'

const FIGURES = { weekly_rental_income: 635, purchase_price: 850_000, interest_rate: 6.49, deposit: 170_000 }

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('what was tried is there until it is forgotten', () => {
  expect(readTriedFigures()).toBeNull()
  storeTriedFigures(FIGURES)
  expect(readTriedFigures()).toEqual(FIGURES)
  expect(readTriedFigures()).toEqual(FIGURES)
  forgetTriedFigures()
  expect(readTriedFigures()).toBeNull()
})

it.each([
  'not json',
  'null',
  '5',
  '[]',
  '{"weekly_rental_income":635,"purchase_price":850000,"interest_rate":6.49}',
  '{"weekly_rental_income":"635","purchase_price":850000,"interest_rate":6.49,"deposit":170000}',
  '{"weekly_rental_income":635,"purchase_price":1e999,"interest_rate":6.49,"deposit":170000}',
])('%s is not used for a calculation', (value) => {
  sessionStorage.setItem('homeyield.tried', value)
  expect(readTriedFigures()).toBeNull()
})

it('reads only the figures of what is stored', () => {
  sessionStorage.setItem('homeyield.tried', JSON.stringify({ ...FIGURES, property: { a: 1 } }))
  expect(readTriedFigures()).toEqual(FIGURES)
})

it('a browser without storage goes on without', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(readTriedFigures()).toBeNull()
  storeTriedFigures(FIGURES)
  forgetTriedFigures()
  expect(readTriedFigures()).toBeNull()
})
