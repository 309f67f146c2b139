import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { describe, expect, it } from 'vitest'
import { newForm } from './calculator-form.ts'
import { areBedroomsAsked, hasUnsavedChanges, stateOf } from './calculator-state.ts'
import type { CalculatorState } from './calculator-state.ts'
import {
  changeBedrooms,
  changeDwelling,
  changeQuality,
  chooseAddress,
  setField,
  setProblem,
  typeBound,
  typeWeeklyRent,
  startAgain,
  undoStartAgain,
} from './calculator-transitions.ts'
import { applyAddress, applyLateMarketRent, renameAddress } from '../address/address-transitions.ts'
import { takeRecordedBedrooms } from '../property-data/take-recorded-bedrooms.ts'

const entry = (
  dwelling: MarketRentEntry['dwelling'],
  number_of_bedrooms: number,
  lower_quartile: number,
  upper_quartile: number,
): MarketRentEntry =>
  makeMarketRent({ dwelling, number_of_bedrooms, lower_quartile, median: lower_quartile, upper_quartile })

const address = {
  property: '12 Example Street, Ponsonby, Auckland',
  is_sample_address: true,
  suburb: 'Ponsonby',
  city: 'Auckland',
  meshblock: '0136900',
  sa2_code: '133300',
}
const found = {
  status: 'found' as const,
  entries: [entry('House', 3, 570, 700), entry('House', 5, 800, 900), entry('Flat', 2, 450, 500)],
}
const fresh = stateOf(newForm([]))
const chosen = chooseAddress(fresh, address, found)

function rentOf({ figures }: CalculatorState) {
  const { rent_source, weekly_rental_income, weekly_rental_income_lower, weekly_rental_income_upper } = figures
  return [rent_source, weekly_rental_income, weekly_rental_income_lower, weekly_rental_income_upper]
}

it('the same count of bedrooms confirmed leaves a typed rent', () => {
  const typed = typeWeeklyRent(chosen, 650)
  const confirmed = changeBedrooms(typed, typed.form.number_of_bedrooms)
  expect(areBedroomsAsked(typed)).toBe(true)
  expect(areBedroomsAsked(confirmed)).toBe(false)
  expect(rentOf(confirmed).slice(0, 2)).toEqual(['typed', 650])
})

it('an address is typed until one is chosen, with or without a meshblock', () => {
  const renamed = renameAddress(chosen, '14 Example Street, Ponsonby, Auckland')
  expect([fresh, chosen, renamed].map(({ addressTyped }) => addressTyped)).toEqual([false, false, true])
  expect(chooseAddress(renamed, { ...address, meshblock: null }, found).addressTyped).toBe(false)
})

describe('choosing an address', () => {
  it('moves the bedrooms into the range of the data and takes the market rent', () => {
    expect(chosen.form).toMatchObject({ ...address, dwelling: 'House', number_of_bedrooms: 3 })
    expect(rentOf(chosen)).toEqual(['market', 635, 610, 660])
  })

  it('falls back to the first dwelling that the area has', () => {
    const flat = { status: 'found' as const, entries: [entry('Flat', 2, 450, 500)] }
    const moved = chooseAddress(changeDwelling(chosen, 'House'), address, flat)
    expect(moved.form).toMatchObject({ dwelling: 'Flat', number_of_bedrooms: 2 })
    expect(rentOf(moved)).toEqual(['market', 475, 450, 500])
  })

  it('sets the ranges to 0 where there is no market rent', () => {
    const nothing = chooseAddress(chosen, address, { status: 'empty' })
    expect(rentOf(nothing)).toEqual(['range', 0, 0, 0])
    expect(nothing.figures).toMatchObject({ monthly_rental_income_upper: 0, yearly_rental_income_lower: 0 })
  })

  it('leaves seven bedrooms unchanged where the data end at five or more', () => {
    const large = chooseAddress(setField(fresh, 'number_of_bedrooms', 7), address, found)
    expect(large.form.number_of_bedrooms).toBe(7)
    expect(rentOf(large)).toEqual(['market', 850, 825, 875])
  })

  it('applies a late market rent only where no rent was entered by hand', () => {
    const nothing = chooseAddress(fresh, address, { status: 'failed' })
    expect(rentOf(applyLateMarketRent(nothing, address, found))).toEqual(['market', 635, 610, 660])
    const typed = typeWeeklyRent(nothing, 777)
    expect(rentOf(applyLateMarketRent(typed, address, found))).toEqual(rentOf(typed))
    expect(applyLateMarketRent(typed, address, found).marketRent).toBe(found)
  })
})

describe('an address found after more was typed', () => {
  const arrive = (state: CalculatorState) => applyAddress(state, fresh.form, address, found)

  it('leaves a typed rent, and the market rent beside it', () => {
    expect(arrive(typeWeeklyRent(fresh, 640)).form).toMatchObject({
      property: '12 Example Street, Ponsonby, Auckland',
      rent_source: 'typed',
      weekly_rental_income: 640,
      market_lower_quartile: 570,
      market_upper_quartile: 700,
    })
  })

  it('leaves a typed range', () => {
    expect(arrive(typeBound(fresh, 'lower', 'weekly', 500)).form).toMatchObject({
      rent_source: 'range',
      weekly_rental_income: null,
      weekly_rental_income_lower: 500,
    })
  })

  it('leaves bedrooms that the area has, and takes their rent', () => {
    expect(arrive(changeBedrooms(fresh, 5)).form).toMatchObject({
      number_of_bedrooms: 5,
      rent_source: 'market',
      market_lower_quartile: 800,
    })
  })

  it('replaces a rent that was typed before', () => {
    const before = typeWeeklyRent(fresh, 640)
    expect(applyAddress(before, before.form, address, found).form).toMatchObject({
      rent_source: 'market',
      weekly_rental_income: null,
      market_lower_quartile: 570,
    })
  })
})

describe('own facts', () => {
  const areas: [string, MarketRentEntry[]][] = [
    ['one bedroom count', [entry('House', 3, 570, 700)]],
    ['no Apartment', [entry('House', 2, 570, 700), entry('Flat', 2, 400, 500), entry('Room', 1, 200, 250)]],
    ['no Room', [entry('House', 2, 570, 700), entry('Apartment', 1, 300, 400), entry('Flat', 2, 400, 500)]],
    ['no Flat', [entry('House', 5, 570, 700), entry('Apartment', 1, 300, 400), entry('Room', 1, 200, 250)]],
  ]

  it.each(areas)('are free in an area with %s', (_, entries) => {
    const here = chooseAddress(fresh, address, { status: 'found', entries })
    for (const dwelling of DWELLINGS) {
      for (const count of [1, 4, 20]) {
        const bedroomsFirst = changeDwelling(changeBedrooms(here, count), dwelling)
        const dwellingFirst = changeBedrooms(changeDwelling(here, dwelling), count)
        expect(bedroomsFirst.form).toMatchObject({ dwelling, number_of_bedrooms: count })
        expect(dwellingFirst.form).toEqual(bedroomsFirst.form)
        expect(bedroomsFirst.form.rent_source).toBe(
          findMarketRent(entries, dwelling, count) === null ? 'range' : 'market',
        )
        expect(typeWeeklyRent(bedroomsFirst, 640).figures.weekly_rental_income).toBe(640)
      }
    }
  })

  it('leave the bedrooms unchanged when the dwelling is a room for a while', () => {
    const entries = [entry('House', 2, 500, 600), entry('House', 4, 800, 900), entry('Room', 1, 200, 250)]
    const house = chooseAddress(changeBedrooms(fresh, 4), address, { status: 'found', entries })
    const room = changeDwelling(house, 'Room')
    expect(rentOf(room)).toEqual(['market', 225, 200, 250])
    expect(changeDwelling(room, 'House').form).toEqual(house.form)
  })

  it('are asked until the person or the record gives the bedrooms', () => {
    expect([fresh, chosen, changeDwelling(chosen, 'Flat')].map(areBedroomsAsked)).toEqual([true, true, true])
    expect(areBedroomsAsked(changeDwelling(chosen, 'Room'))).toBe(false)
    const given = changeBedrooms(chosen, 3)
    expect(areBedroomsAsked(given)).toBe(false)
    expect(areBedroomsAsked(changeQuality(given, 80))).toBe(false)
    expect(
      areBedroomsAsked({
        ...chosen,
        saved: { id: 'a', version: 1, readonly: false, photo: null, scenarios: [], scenario: null },
      }),
    ).toBe(false)
    // An area that moves the count, and another home, ask again.
    const one = { status: 'found' as const, entries: [entry('House', 3, 570, 700)] }
    expect(areBedroomsAsked(chooseAddress(changeBedrooms(fresh, 4), address, one))).toBe(true)
    expect(areBedroomsAsked(chooseAddress(changeBedrooms(fresh, 5), address, found))).toBe(false)
    expect(areBedroomsAsked(chooseAddress(given, { ...address, property: '13 Example Street' }, found))).toBe(true)
    const reset = startAgain(given, 'rental-assessment', fresh.form)
    expect(areBedroomsAsked(reset)).toBe(true)
    expect(areBedroomsAsked(undoStartAgain(reset))).toBe(false)
  })

  it('stay when the market rent comes late', () => {
    const given = changeBedrooms(chooseAddress(fresh, address, { status: 'failed' }), 4)
    const one = { status: 'found' as const, entries: [entry('House', 3, 570, 700)] }
    expect(applyLateMarketRent(given, address, one).form).toMatchObject({ number_of_bedrooms: 4, rent_source: 'range' })
  })

  it('take the bedrooms on record, unless the person gave them', () => {
    const take = (state: CalculatorState, beds: number, property = address.property) =>
      takeRecordedBedrooms(state, property, beds)
    const taken = take(chosen, 5)
    expect(taken.form.number_of_bedrooms).toBe(5)
    expect(rentOf(taken)).toEqual(['market', 850, 825, 875])
    expect(areBedroomsAsked(taken)).toBe(false)
    expect(take(chosen, 4).form).toMatchObject({ number_of_bedrooms: 4, rent_source: 'range' })
    const own = changeBedrooms(chosen, 3)
    expect(take(own, 5)).toBe(own)
    expect(take(chosen, 5, 'elsewhere')).toBe(chosen)
    for (const beds of [0, 21, 2.5]) expect(take(chosen, beds)).toBe(chosen)
    const saved = {
      ...chosen,
      saved: { id: 'a', version: 1, readonly: false, photo: null, scenarios: [], scenario: null },
    }
    expect(take(saved, 5)).toBe(saved)
    // A rent typed meanwhile stays, with the market rent of the count beside it.
    expect(take(typeWeeklyRent(chosen, 640), 5).form).toMatchObject({
      number_of_bedrooms: 5,
      rent_source: 'typed',
      weekly_rental_income: 640,
      market_lower_quartile: 800,
    })
  })

  it('on record leave an open Undo, which brings back the rest', () => {
    const cleared = startAgain(setField(chosen, 'deposit', 90_000), 'borrowing', fresh.form)
    const late = takeRecordedBedrooms(cleared, address.property, 5)
    expect(late.form).toMatchObject({ number_of_bedrooms: 5, deposit: fresh.form.deposit })
    expect(late.undo?.section).toBe('borrowing')
    const undone = undoStartAgain(late)
    expect(undone.form).toMatchObject({ number_of_bedrooms: 5, deposit: 90_000 })
    expect(rentOf(undone)).toEqual(['market', 850, 825, 875])
    expect(areBedroomsAsked(undone)).toBe(false)
  })
})

describe('what the rent comes from', () => {
  it('follows the quality', () => {
    expect(rentOf(changeQuality(chosen, 80))).toEqual(['market', 674, 649, 699])
  })

  it('is what is typed, until dwelling, bedrooms or quality change', () => {
    const typed = typeWeeklyRent(chosen, 720)
    expect(rentOf(typed)).toEqual(['typed', 720, 610, 660])
    expect(rentOf(changeQuality(typed, 80))).toEqual(['market', 674, 649, 699])
    expect(rentOf(changeBedrooms(typed, 5))).toEqual(['market', 850, 825, 875])
    expect(rentOf(changeDwelling(typed, 'Flat'))).toEqual(['market', 475, 450, 500])
    expect(rentOf(typeWeeklyRent(typed, null))).toEqual(['market', 635, 610, 660])
  })

  it('comes from typed bounds, filling the other periods and leaving the one typed', () => {
    const ranged = typeBound(chosen, 'upper', 'monthly', 3000)
    // 3,000 × 12 / 52 = 692.31; (610 + 692) / 2 = 651
    expect(rentOf(ranged)).toEqual(['range', 651, 610, 692])
    expect(ranged.form).toMatchObject({ monthly_rental_income_upper: 3000, yearly_rental_income_upper: 36_000 })
    expect(rentOf(changeQuality(ranged, 100))).toEqual(['range', 692, 610, 692])
  })

  it('has no rent at a bedroom count without data', () => {
    expect(rentOf(changeBedrooms(chosen, 4))).toEqual(['range', 0, 0, 0])
    expect(rentOf(changeBedrooms(changeBedrooms(chosen, 4), 5))).toEqual(['market', 850, 825, 875])
  })

  it('limits bedrooms and quality to their ranges', () => {
    expect(changeBedrooms(chosen, null)).toBe(chosen)
    for (const refused of [0, 21, 2.5]) expect(changeBedrooms(chosen, refused)).toBe(chosen)
    for (const refused of [-1, 101, 50.5]) expect(changeQuality(chosen, refused)).toBe(chosen)
  })
})

describe('start again', () => {
  it('of the investment return leaves the rooms, which are on another page', () => {
    const rooms = { rooms_let: 2, room_rent: 250, part_lived_in: 40 } as const
    const filled = stateOf({ ...fresh.form, ...rooms, purchase_price: 850_000 })
    const reset = startAgain(filled, 'investment-return', fresh.form)
    expect(reset.form).toMatchObject({ ...rooms, purchase_price: null })
  })

  it('resets its section alone, and undoes it', () => {
    const filled = setField(setField(chosen, 'purchase_price', 850_000), 'rates', 2900)
    const reset = startAgain(filled, 'borrowing', fresh.form)
    expect(reset.form).toMatchObject({ purchase_price: null, rates: 2900, property: address.property })
    expect(undoStartAgain(reset).form).toEqual(filled.form)
    expect(setField(reset, 'rates', 1).undo).toBeNull()
  })

  it('leaves a saved calculation its address', () => {
    const saved = {
      ...changeQuality(chosen, 80),
      saved: { id: 'a', version: 1, readonly: false, photo: null, scenarios: [], scenario: null },
    }
    const reset = startAgain(saved, 'rental-assessment', fresh.form)
    expect(reset.form).toMatchObject({ property: address.property, house_condition: 50 })
    expect(rentOf(reset)).toEqual(['market', 635, 610, 660])
  })

  it('clears the market rent with the address, and restores it', () => {
    const reset = startAgain(chosen, 'rental-assessment', fresh.form)
    expect(reset.marketRent.status).toBe('none')
    expect(reset.form.property).toBe('')
    expect(rentOf(undoStartAgain(reset))).toEqual(['market', 635, 610, 660])
    expect(undoStartAgain(reset).marketRent).toBe(found)
  })
})

it('detects unsaved changes', () => {
  expect(hasUnsavedChanges(fresh)).toBe(false)
  const changed = setField(fresh, 'rates', 2900)
  expect(hasUnsavedChanges(changed)).toBe(true)
  expect(hasUnsavedChanges(setField(changed, 'rates', fresh.form.rates))).toBe(false)
})

it('clears the message at a field once it changes', () => {
  const wrong = setProblem(fresh, 'rates', 'Enter a number')
  expect(wrong.problems).toEqual({ rates: 'Enter a number' })
  expect(setField(wrong, 'rates', 1).problems).toEqual({})
  expect(setProblem(wrong, 'rates', null).problems).toEqual({})
})
