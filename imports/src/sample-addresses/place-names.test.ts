import { describe, expect, it } from 'vitest'
import { cityOf, suburbOf } from './place-names.ts'

describe('suburbOf', () => {
  it.each([
    ['Ōtāhuhu South West', 'Ōtāhuhu'],
    ['Ponsonby East', 'Ponsonby'],
    ['Hillcrest North (Auckland)', 'Hillcrest'],
    ['Cooks Beach-Ferry Landing', 'Cooks Beach'],
    ['Golden Bay/Mohua', 'Golden Bay'],
    ['Palmerston North Central', 'Palmerston North'],
    ['Havelock North-Central', 'Havelock North'],
    ['Te Atatu South-McLeod North', 'Te Atatu South'],
    ['Taupō Central West', 'Taupō'],
    ['Pinehill ', 'Pinehill'],
    ['Northcross', 'Northcross'],
    ['East Gore', 'East Gore'],
  ])('of %j is %j', (area, suburb) => {
    expect(suburbOf(area)).toBe(suburb)
  })
})

describe('cityOf', () => {
  it.each([
    ['Christchurch City', 'Christchurch'],
    ['Auckland', 'Auckland'],
    ['Whangārei District', 'Whangārei'],
    ['Kāpiti Coast District', 'Kāpiti Coast'],
    ['Chatham Islands Territory', 'Chatham Islands'],
  ])('of %j is %j', (district, city) => {
    expect(cityOf(district)).toBe(city)
  })
})
