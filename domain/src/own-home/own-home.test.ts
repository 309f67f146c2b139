import { describe, expect, it } from 'vitest'
import { aWeek } from '../money/money.ts'
import { GOLDEN_HOME } from '../analysis/testing/golden-deal.ts'
import { appraise } from '../appraisal/appraise.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import { countLoans } from '../loans/count-loans.ts'
import { costToLiveHere } from './cost-to-live-here.ts'
import { deductiblePart } from './deductible-part.ts'
import { partLivedIn } from './part-lived-in.ts'

// The home of docs/method/calculator.md, "Worked example": repayments 51,498.81 a year, of them 43,897.48 interest and
// 7,601.32 principal; costs without management and vacancy 7,200.
const golden: CalculationInputs = {
  ...GOLDEN_HOME,
  rent_source: 'market',
  weekly_rental_income: null,
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  number_of_bedrooms: 3,
  purpose: 'live_in',
}
const twoRooms = { ...golden, rooms_let: 2, room_rent: 220 }

function cost(inputs: CalculationInputs) {
  return costToLiveHere(inputs, appraise(inputs).weekly_rental_income)
}

describe('what it costs to live here', () => {
  it('is the loan and the own costs when no room is let', () => {
    // (51,498.81 + 7,200) / 52 = 1,128.82: interest 844.18, principal 146.18, costs 138.46
    expect(cost(golden)).toEqual({
      cost: 1129,
      interest: 844,
      principal: 146,
      ownCosts: 139,
      management: 0,
      vacancy: 0,
      rent: 0,
    })
  })

  it('falls by the rent of the rooms, which alone pay for a manager and vacancy', () => {
    // 1,128.82 + 8.5 % of 440 (37.40) + two weeks of 440 a year (16.92) − 440 = 743.15
    expect(cost(twoRooms)).toEqual({
      cost: 743,
      interest: 844,
      principal: 146,
      ownCosts: 139,
      management: 37,
      vacancy: 17,
      rent: 440,
    })
  })

  it.each<[string, Partial<CalculationInputs>, number | null]>([
    // Of a typed 900 a year the let two thirds: 600 / 52 = 11.54 instead of 16.92
    ['a typed vacancy', { vacancy_cost: 900 }, 738],
    ['a typed vacancy and half of the home', { vacancy_cost: 900, part_lived_in: 50 }, 735],
    ['interest left out of the expenses', { include_interest_in_calc: false }, 743],
    // 743.15 − 37.40
    ['no manager', { property_management_fees: null }, 706],
    ['body corporate fees of an apartment', { dwelling: 'Apartment', body_corporate_fees: 5200 }, 843],
    ['other costs', { other_expenses: 520 }, 753],
    // 7,200 / 52 + 37.40 + 16.92 − 440 = −247.22
    ['nothing borrowed', { deposit: 850_000, interest_rate: null }, -247],
    // Rent 3 × 220 = 660, management 56.10, vacancy 25.38: 1,128.82 + 81.48 − 660
    ['every room let', { rooms_let: 3 }, 550],
    // No room is let, so none is vacant: 1,128.82
    ['a typed vacancy and no room', { rooms_let: null, vacancy_cost: 900, part_lived_in: 50 }, 1129],
    ['rooms without a rent', { room_rent: null }, 1129],
    ['a price that is missing', { purchase_price: null }, null],
    ['a deposit that is missing', { deposit: null }, null],
    ['a rate that is missing', { interest_rate: null }, null],
  ])('with %s', (_, changes, expected) => {
    expect(cost({ ...twoRooms, ...changes })?.cost ?? null).toBe(expected)
  })

  it('counts what is owed already without a price', () => {
    const loans = [{ amount: 300_000, interest_rate: 5.9, owed_on: '2026-12-01' }]
    const inputs = { ...golden, purchase_price: null, deposit: null, loan_payment_term: 'Fortnightly' as const }
    const counted = countLoans(inputs, { loans }, '2026-12-01')
    // 820.87 a fortnight over 30 years is 410.44 a week; (7,200 of own costs) / 52 = 138.46.
    expect(costToLiveHere(inputs, null, counted)).toMatchObject({ cost: 549 })
    expect(
      costToLiveHere(inputs, null, countLoans(inputs, { loans: [{ owed_on: '2026-12-01' }] }, '2026-12-01')),
    ).toBeNull()
  })

  it('takes the rent of a Room for each room when none is typed', () => {
    const room = { ...golden, dwelling: 'Room', rooms_let: 2, rent_source: 'typed', weekly_rental_income: 220 } as const
    expect(cost(room)?.cost).toBe(743)
    expect(cost({ ...room, room_rent: 0 })?.rent).toBe(0)
  })

  it('has parts that add up whatever is given', () => {
    for (const room_rent of [0, 0.5, 199.99, 233.33, 251]) {
      const week = cost({ ...twoRooms, room_rent })
      const { interest = 0, principal = 0, ownCosts = 0, management = 0, vacancy = 0, rent = 0 } = week ?? {}
      expect(interest + principal + ownCosts + management + vacancy - rent).toBe(week?.cost)
    }
  })
})

it.each<[Partial<CalculationInputs>, number | null]>([
  [{ rooms_let: 1 }, 200 / 3],
  [{ rooms_let: null }, 100],
  [{ rooms_let: 0, part_lived_in: 45 }, 100],
  [{ rooms_let: 2, part_lived_in: 45 }, 45],
  [{ rooms_let: 3 }, null],
  [{ rooms_let: 3, part_lived_in: 25 }, 25],
])('the part lived in with %o', (changes, part) => {
  expect(partLivedIn({ ...golden, ...changes })).toBe(part)
})

describe('the deductible part', () => {
  it('is two thirds of interest and costs, and the management, when two of three bedrooms are let', () => {
    // 2/3 × (43,897.48 + 7,200) + 1,944.80 = 36,009.79; received 22,880 − 880
    expect(deductiblePart(twoRooms, aWeek(635))).toEqual({ received: 22_000, deductible: 36_010, taxable: 0 })
  })

  it('leaves the rest of the rent to be taxed', () => {
    // One third of 7,200 + 8.5 % of 11,440 = 3,372.40; received 11,440 − 440
    const debtFree = { ...golden, rooms_let: 1, room_rent: 220, deposit: 850_000 }
    expect(deductiblePart(debtFree, aWeek(635))).toEqual({ received: 11_000, deductible: 3372, taxable: 7628 })
  })

  it('is not known while no bedroom is left for the owner', () => {
    expect(deductiblePart({ ...twoRooms, rooms_let: 3 }, aWeek(635))).toBeNull()
  })
})

it('changes none of the figures of the calculation', () => {
  const lived: CalculationInputs = { ...twoRooms, part_lived_in: 40, room_tenants: 'Boarders' }
  const rented: CalculationInputs = { ...golden, purpose: 'rent_out' }
  expect(appraise(lived)).toEqual(appraise(rented))
})
