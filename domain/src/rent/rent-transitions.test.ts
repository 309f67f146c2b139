import { expect, it } from 'vitest'
import { appraise } from '../appraisal/appraise.ts'
import { type CalculationInputs, NOTHING_GIVEN } from '../calculation/fields.ts'
import { rentAfterChange } from './rent-transitions.ts'

const QUARTILES = { market_lower_quartile: 570, market_upper_quartile: 700 }
// The three kinds of saved calculation.
const market = saved({ ...QUARTILES, rent_source: 'market' })
const typed = saved({ ...QUARTILES, rent_source: 'typed', weekly_rental_income: 700 })
const typedWithoutMarket = saved({ weekly_rental_income: 700 })
const range = saved({ weekly_rental_income_lower: 600, weekly_rental_income_upper: 700 })

function saved(fields: Partial<CalculationInputs>): CalculationInputs {
  return settled({ ...NOTHING_GIVEN, property: 'x', ...fields })
}

function settled(inputs: CalculationInputs): CalculationInputs {
  const names = Object.keys(inputs) as (keyof CalculationInputs)[]
  const figures = appraise(inputs)
  const values = names.map((name) => [name, name in figures ? figures[name as keyof typeof figures] : inputs[name]])
  return Object.fromEntries(values) as CalculationInputs
}

type SentInputs = { readonly [Name in keyof CalculationInputs]?: CalculationInputs[Name] | null | undefined }

function after(inputs: CalculationInputs, fields: SentInputs) {
  const changed = { ...inputs, ...fields, ...rentAfterChange(inputs, fields) } as CalculationInputs
  const { rent_source, weekly_rental_income } = appraise(changed)
  return [rent_source, weekly_rental_income]
}

it.each<[string, CalculationInputs, SentInputs, string, number | null]>([
  ['a market rent follows the quality', market, { house_condition: 80 }, 'market', 674],
  [
    'a market rent follows new quartiles',
    market,
    { market_lower_quartile: 500, market_upper_quartile: 600 },
    'market',
    550,
  ],
  ['a weekly rent is typed', market, { weekly_rental_income: 700 }, 'typed', 700],
  [
    'a weekly rent wins over bounds',
    market,
    { weekly_rental_income: 700, weekly_rental_income_lower: 1 },
    'typed',
    700,
  ],
  ['a bound makes a range with the other bound', market, { weekly_rental_income_lower: 600 }, 'range', 630],
  ['a named source wins', typed, { rent_source: 'market' }, 'market', 635],
  ['a named source wins over a weekly rent', market, { rent_source: 'market', weekly_rental_income: 1 }, 'market', 635],
  ['a typed rent ends with another dwelling', typed, { dwelling: 'Flat' }, 'market', 635],
  ['a typed rent ends with another bedroom', typed, { number_of_bedrooms: 2 }, 'market', 635],
  ['a typed rent ends with another quality', typed, { house_condition: 100 }, 'market', 700],
  ['a typed rent ends with another address', typed, { property: 'y' }, 'market', 635],
  ['a typed rent stays with the same home sent again', typed, { dwelling: 'House', property: 'x' }, 'typed', 700],
  ['a typed rent stays with anything else', typed, { purchase_price: 1 }, 'typed', 700],
  ['a typed rent stays when it is sent again', typed, { dwelling: 'Flat', weekly_rental_income: 700 }, 'typed', 700],
  ['a typed rent that is cleared gives way', typed, { weekly_rental_income: null }, 'market', 635],
  ['without quartiles a typed rent gives way to nothing', typedWithoutMarket, { dwelling: 'Flat' }, 'range', null],
  ['a market rent sent back unchanged stays one', market, { ...market }, 'market', 635],
  ['a range follows the quality', range, { house_condition: 100 }, 'range', 700],
  [
    'quartiles that go leave no market rent',
    market,
    { market_lower_quartile: null, rent_source: 'range' },
    'range',
    635,
  ],
  ['bounds of 0 mean no rent', market, { weekly_rental_income_lower: 0, weekly_rental_income_upper: 0 }, 'range', 0],
])('%s', (_, inputs, fields, source, weekly) => {
  expect(after(inputs, fields)).toEqual([source, weekly])
})

function lowerAfter(fields: SentInputs) {
  const rent = rentAfterChange(range, fields)
  return [rent.weekly_rental_income_lower, rent.monthly_rental_income_lower, rent.yearly_rental_income_lower]
}

it('fills a bound anew from the one period that was changed', () => {
  // Saved are 600, 2,600 and 31,200.
  expect(lowerAfter({ monthly_rental_income_lower: 2000 })).toEqual([null, 2000, null])
  expect(
    lowerAfter({
      weekly_rental_income_lower: 600,
      monthly_rental_income_lower: 2600,
      yearly_rental_income_lower: 26_000,
    }),
  ).toEqual([null, null, 26_000])
})

it('does not change a bound whose three periods agree, and one that was not changed', () => {
  const agreeing = {
    weekly_rental_income_lower: 500,
    monthly_rental_income_lower: 2167,
    yearly_rental_income_lower: 26_000,
  }
  expect(lowerAfter(agreeing)).toEqual([500, 2167, 26_000])
  expect(lowerAfter({ weekly_rental_income_upper: 800 })).toEqual([600, 2600, 31_200])
})

it('clears a bound that is sent as nothing', () => {
  expect(lowerAfter({ weekly_rental_income_lower: null })).toEqual([null, null, null])
})
