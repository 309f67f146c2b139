import { YEAR_FIGURES } from '@homeyield/domain/figures/year-figures'
import { expect, it } from 'vitest'
import { figuresSchema } from './figure-shapes.ts'

it('asks for every figure of the table, and allows none only where it may lack', () => {
  const schema = figuresSchema(YEAR_FIGURES)
  const year = Object.fromEntries(Object.keys(YEAR_FIGURES).map((name) => [name, 1]))
  const { debt: _debt, ...incomplete } = year
  expect(schema.safeParse(year).success).toBe(true)
  expect(schema.safeParse({ ...year, equity: null, lvr: null }).success).toBe(true)
  expect(schema.safeParse({ ...year, debt: null }).success).toBe(false)
  expect(schema.safeParse(incomplete).success).toBe(false)
})
