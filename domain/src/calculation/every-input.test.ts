import { expect, it } from 'vitest'
import { defaultsIn } from '../fields/testing/other-values.ts'
import { CALCULATION_FIELDS, NOTHING_GIVEN } from './fields.ts'
import { EVERY_INPUT } from './testing/every-input.ts'

it('the calculation of tests has every input, also inside its analysis', () => {
  expect(defaultsIn(CALCULATION_FIELDS, EVERY_INPUT)).toEqual([])
  expect(defaultsIn(CALCULATION_FIELDS, NOTHING_GIVEN)).toEqual(Object.keys(CALCULATION_FIELDS))
  const { analysis } = EVERY_INPUT
  const withoutOne = {
    ...EVERY_INPUT,
    analysis: { ...analysis, tenancy: { ...analysis?.tenancy, boarding_house: false } },
  }
  expect(defaultsIn(CALCULATION_FIELDS, withoutOne)).toEqual(['analysis.tenancy.boarding_house'])
})
