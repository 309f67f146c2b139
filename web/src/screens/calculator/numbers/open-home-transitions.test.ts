import { NEW_CALCULATION } from '@homeyield/domain/calculation/fields'
import { expect, it } from 'vitest'
import { stateOf } from '../model/calculator-state.ts'
import { setMoney } from './open-home-transitions.ts'

const EMPTY = stateOf(NEW_CALCULATION)

it('assumes an interest rate with a price, unless one was given', () => {
  expect(setMoney(EMPTY, 'purchase_price', 800_000).form).toMatchObject({ purchase_price: 800_000, interest_rate: 5.5 })
  const own = stateOf({ ...NEW_CALCULATION, interest_rate: 6.49 })
  expect(setMoney(own, 'deposit', 100_000).form).toMatchObject({ deposit: 100_000, interest_rate: 6.49 })
})

it('assumes none while the box is emptied', () => {
  expect(setMoney(EMPTY, 'purchase_price', null).form.interest_rate).toBeNull()
})
