import { expect, it } from 'vitest'
import { homeValue } from './home-value.ts'

it.each([
  ['its price before it is settled', 850_000, { settled: false, current_value: 900_000 }, 850_000],
  ['what it is worth today once it is settled', 850_000, { settled: true, current_value: 900_000 }, 900_000],
  ['its price where that is not given', 850_000, { settled: true, current_value: null }, 850_000],
  ['what it is worth without a price', null, { settled: true, current_value: 900_000 }, 900_000],
  ['not known without either', null, { settled: true, current_value: null }, null],
  ['not known of a home ahead without a price', null, { settled: false, current_value: 900_000 }, null],
  ['not known of a price of 0', 0, { settled: false, current_value: null }, null],
])('the value of a home is %s', (_, price, home, value) => expect(homeValue(price, home)).toBe(value))
