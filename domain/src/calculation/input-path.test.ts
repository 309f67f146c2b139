import { expect, expectTypeOf, it } from 'vitest'
import { fieldAt } from '../fields/field-at.ts'
import { CALCULATION_FIELDS } from './fields.ts'
import type { BooleanPath, ChoicePath, DatePath, LinePath, NumberPath, ParagraphPath } from './input-path.ts'

it('has the paths of each kind of input', () => {
  expectTypeOf<'purchase_price' | 'analysis.years' | `analysis.loans.${number}.amount`>().toExtend<NumberPath>()
  expectTypeOf<`analysis.capital_spend.${number}`>().toExtend<NumberPath>()
  expectTypeOf<'analysis.tenancy.boarding_house'>().toExtend<BooleanPath>()
  expectTypeOf<`analysis.owners.${number}.kind`>().toExtend<ChoicePath>()
  expectTypeOf<`analysis.loans.${number}.fixed_until`>().toExtend<DatePath>()
  expectTypeOf<`analysis.loans.${number}.name`>().toExtend<LinePath>()
  expectTypeOf<'note'>().toExtend<ParagraphPath>()
})

it('has no other path', () => {
  expectTypeOf<'analysis'>().not.toExtend<NumberPath>()
  expectTypeOf<'analysis.loans'>().not.toExtend<NumberPath>()
  expectTypeOf<'loans.0.amount'>().not.toExtend<NumberPath>()
  expectTypeOf<'analysis.loans.0.fixed_until'>().not.toExtend<NumberPath>()
  expectTypeOf<'analysis.loans.0.amounts'>().not.toExtend<NumberPath>()
})

it.each<NumberPath>(['purchase_price', 'analysis.loans.7.amount', 'analysis.capital_spend.30'])(
  'finds the row of %s',
  (path) => expect(fieldAt(CALCULATION_FIELDS, path)).toHaveProperty('limits'),
)
