import { expect, it } from 'vitest'
import { appraise } from '../appraisal/appraise.ts'
import type { RentFigures } from '../rent/rent-table.ts'
import { normalShare } from './chance.ts'
import { type Criteria, NO_CRITERIA } from './criteria.ts'
import { homeInputs } from './home-inputs.ts'
import type { ListedInputs, ScreenedHome } from './screened-home.ts'
import { screenHomes } from './screen-homes.ts'
import { FIRST_TERMS } from './terms.ts'

const RENT: RentFigures = {
  dwelling: 'House',
  number_of_bedrooms: 3,
  lower_quartile: 600,
  median: 650,
  upper_quartile: 700,
  interval_80: [599, 706],
  confidence: 'Medium',
  period: '2025-07-01',
}
const HOME: ListedInputs = {
  property: '12 Rintoul Street, Newtown',
  is_sample_address: false,
  suburb: 'Newtown',
  city: 'Wellington',
  meshblock: null,
  sa2_code: '252900',
  dwelling: 'House',
  number_of_bedrooms: 3,
  purchase_price: 650_000,
}
const TERMS = { ...FIRST_TERMS, interest_rate: 6.5 }
const criteria = (given: Partial<Criteria>): Criteria => ({ ...NO_CRITERIA, ...given })
const home = (id: string, changes: Partial<ListedInputs> = {}, rent: Partial<RentFigures> = {}): ScreenedHome => ({
  id,
  home: { ...HOME, ...changes },
  rents: [{ ...RENT, ...rent }],
})
const screen = (homes: readonly ScreenedHome[], given: Partial<Criteria> = {}) =>
  screenHomes(homes, TERMS, criteria(given))
const ranksOf = (homes: readonly ScreenedHome[], given: Partial<Criteria>) =>
  screen(homes, given).map(({ id, rank }) => `${id} ${rank}`)

it('has the figures of the calculator with the same inputs', () => {
  const [result] = screen([home('a')])
  const figures = appraise(homeInputs(HOME, [RENT], TERMS))
  expect(result).toMatchObject({ weekly_rental_income: 650, gross_rental_yield: 5.2, lvr: 70 })
  expect(result?.weekly_cash_flow).toBe(figures.weekly_cash_flow)
  expect(result?.net_rental_yield).toBe(figures.net_rental_yield)
})

it('needs the least rent that meets a target, and gives its chance', () => {
  const [result] = screen([home('a')], { gross_at_least: 5 })
  // 5 % of $650,000 is $32,500 a year, $625 a week; normal in logarithms with 599 to 706 as 80 %.
  expect(result).toMatchObject({
    needed_rent: 625,
    chance: 0.7296,
    verdict: 'unclear',
    judged: { gross_at_least: 'unclear' },
  })
  expect(result?.why).toBe(
    'Not clear: it needs $625 a week, and the area’s median is likely $599 to $706 (73 % likely).',
  )
})

it('passes below the interval and fails above it', () => {
  const verdictAt = (purchase_price: number) =>
    screen([home('a', { purchase_price })], { gross_at_least: 5 })[0]?.verdict
  // $599 a week is 5 % of $622,960, $706 of $734,240.
  expect(verdictAt(622_960)).toBe('passes')
  expect(verdictAt(624_000)).toBe('unclear')
  expect(verdictAt(734_240)).toBe('unclear')
  expect(verdictAt(736_000)).toBe('fails')
})

it('gives a home without a price, and no other, the price at which it works', () => {
  expect(screen([home('a')], { gross_at_least: 5 })[0]?.works_at).toBeNull()
  const [result] = screen([home('a', { purchase_price: null })], { gross_at_least: 5 })
  // 33,800 / P rounds to 5.00 % up to P = 33,800 / 0.04995.
  expect(result).toMatchObject({
    works_at: 676_676,
    surely_works_at: 623_583,
    rank: null,
    chance: null,
    verdict: 'unclear',
  })
  expect(result?.why).toBe(
    'No price is given: it works up to $676,676; up to $623,583 even if rents are at the low end.',
  )
})

it('finds a price at which cash each week still meets its target, and a dollar more does not', () => {
  const [result] = screen([home('a', { purchase_price: null })], { cash_at_least: -200 })
  const cashAt = (purchase_price: number) =>
    appraise(homeInputs({ ...HOME, purchase_price }, [RENT], TERMS)).weekly_cash_flow
  const works = result?.works_at ?? 0
  expect(cashAt(works)).toBe(-200)
  expect(cashAt(works + 1)).toBeLessThan(-200)
})

it('does not judge a home without a price as if it cost nothing', () => {
  for (const purchase_price of [null, 0]) {
    const [result] = screen([home('a', { purchase_price })], { cash_at_least: 0 })
    expect(result).toMatchObject({
      verdict: 'unclear',
      chance: null,
      rank: null,
      weekly_cash_flow: null,
      needed_rent: null,
    })
  }
})

it('ranks by chance, and shares a rank where the evidence does not separate', () => {
  const other = { sa2_code: '252800' }
  expect(
    ranksOf(
      [
        home('far', { ...other, purchase_price: 900_000 }),
        home('near', { ...other, purchase_price: 655_000 }),
        home('first'),
        home('same area', { purchase_price: 651_000 }),
      ],
      { gross_at_least: 5 },
    ),
  ).toEqual(['first 1', 'same area 2', 'near 2', 'far 4'])
})

it('leaves a home out that misses a deal-breaker, and says by what', () => {
  const [first, last] = screen([home('dear', { purchase_price: 700_000 }), home('a', { purchase_price: 600_000 })], {
    price_at_most: 660_000,
    deal_breakers: ['price_at_most'],
  })
  expect(first).toMatchObject({ id: 'a', rank: 1, verdict: 'passes' })
  expect(last).toMatchObject({ id: 'dear', rank: null, is_out: true, verdict: 'fails' })
  expect(last?.why).toBe('Fails: its price is $40,000 above your limit.')
})

it('ranks homes last that miss what is known for certain', () => {
  expect(
    ranksOf([home('flat', { dwelling: 'House' }), home('dear', { purchase_price: 640_000 })], {
      price_at_most: 645_000,
    }),
  ).toEqual(['dear 1', 'flat 2'])
})

it('takes what a line does not name from the terms, and says so', () => {
  const given = home('a', { dwelling: null, number_of_bedrooms: null })
  expect(screen([given])[0]).toMatchObject({
    assumed: ['dwelling'],
    rent: null,
    why: 'Enter how many bedrooms it has.',
  })
  const [assumed] = screenHomes([given], { ...TERMS, number_of_bedrooms: 3 }, NO_CRITERIA)
  expect(assumed).toMatchObject({ assumed: ['dwelling', 'number_of_bedrooms'], weekly_rental_income: 650 })
})

it('says what is missing where nothing can be told', () => {
  const unrented = { ...home('a'), rents: [] }
  expect(screen([unrented], { gross_at_least: 5 })[0]).toMatchObject({ rank: null, chance: null, verdict: 'unclear' })
  const [noRate] = screenHomes([home('a')], { ...TERMS, interest_rate: null }, criteria({ cash_at_least: 0 }))
  expect(noRate).toMatchObject({ verdict: 'unclear', why: 'Enter an interest rate: cash each week follows from it.' })
})

it('says what is missing of the loan, and what limits a price', () => {
  const whyOf = (given: Partial<ListedInputs>, terms: object, wanted: Partial<Criteria>) =>
    screenHomes([home('a', given)], { ...TERMS, ...terms }, criteria(wanted))[0]?.why
  expect(whyOf({}, { loan_duration_months: null }, { cash_at_least: 0 })).toBe(
    'Enter a loan duration: cash each week follows from it.',
  )
  const unpriced = { purchase_price: null }
  expect(whyOf(unpriced, {}, {})).toBe('No price is given, and your criteria set no limit to it.')
  expect(whyOf(unpriced, {}, { gross_at_least: 0 })).toBe('No price is given, and your criteria set no limit to it.')
  expect(whyOf(unpriced, {}, { cash_at_least: 5000 })).toBe('No price is given, and none meets your criteria.')
  expect(whyOf(unpriced, {}, { price_at_most: 600_000.5 })).toBe('No price is given: it works up to $600,000.')
})

it('gives no price at which a home works that misses something else', () => {
  const unpriced = home('a', { purchase_price: null })
  for (const missed of [{ dwellings: ['Flat'] }, { bedrooms_at_least: 4 }, { confidence_at_least: 'High' }] as const) {
    const [result] = screen([unpriced], { gross_at_least: 5, ...missed })
    expect(result).toMatchObject({ verdict: 'fails', works_at: null, surely_works_at: null })
  }
})

it('asks for the loan before it says that no price works', () => {
  const unpriced = home('a', { purchase_price: null })
  const resultOf = (terms: object, wanted: Partial<Criteria> = {}) =>
    screenHomes([unpriced], { ...TERMS, ...terms }, criteria({ cash_at_least: -200, ...wanted }))[0]
  const why = 'Enter an interest rate: the price at which it works follows from it.'
  expect(resultOf({ interest_rate: null })).toMatchObject({ works_at: null, why })
  // Known without a loan, but only up to the deposit.
  expect(resultOf({ interest_rate: null, deposit: 200_000 })).toMatchObject({ works_at: null, why })
  expect(resultOf({ interest_rate: null, deposit: 200_000 }, { price_at_most: 150_000 })?.works_at).toBe(150_000)
  expect(resultOf({ loan_duration_months: null })?.why).toBe(
    'Enter a loan duration: the price at which it works follows from it.',
  )
})

it('names a missed fact and a missed figure together', () => {
  const [result] = screen([home('a', { purchase_price: 900_000 })], { gross_at_least: 5, bedrooms_at_least: 4 })
  // 4.995 % of $900,000 is $44,955 a year, $864.52 a week.
  expect(result?.why).toBe(
    'Fails: it has 3 of at least 4 bedrooms; it needs $865 a week, and the area’s median is likely $599 to $706.',
  )
})

it('asks for the bedrooms of a room where they are a criterion', () => {
  const room = home('a', { dwelling: 'Room', number_of_bedrooms: null }, { dwelling: 'Room', number_of_bedrooms: 1 })
  expect(screen([room], { bedrooms_at_least: 1 })[0]).toMatchObject({
    verdict: 'unclear',
    why: 'Enter how many bedrooms it has.',
  })
})

it('says what is missed before what is not known', () => {
  const wanted = criteria({ cash_at_least: 0, gross_at_least: 10 })
  const [result] = screenHomes([home('a')], { ...TERMS, interest_rate: null }, wanted)
  expect(result?.verdict).toBe('fails')
  // 9.995 % of $650,000 is $64,967.50 a year, $1,249.38 a week.
  expect(result?.why).toMatch(/^Fails: it needs \$1,250 a week, and the area’s median is likely \$599 to \$706\.$/u)
})

it('fails where no rent is enough', () => {
  const [result] = screenHomes(
    [home('a')],
    { ...TERMS, property_management_fees: 50, vacancy_weeks: 52 },
    criteria({ cash_at_least: 0 }),
  )
  expect(result).toMatchObject({ verdict: 'fails', needed_rent: null, chance: 0 })
})

it('lets the deposit be an amount, never more than the price', () => {
  const inputs = homeInputs({ ...HOME, purchase_price: 150_000 }, [RENT], { ...TERMS, deposit: 200_000 })
  expect(inputs.deposit).toBe(150_000)
  expect(homeInputs(HOME, [RENT], { ...TERMS, deposit: 200_000 }).deposit).toBe(200_000)
})

it('knows the normal distribution to six digits', () => {
  // Of a published table.
  const known = [0, 0.5, -1, 1.2815515655, 3].map((z) => Number(normalShare(z).toFixed(6)))
  expect(known).toEqual([0.5, 0.691462, 0.158655, 0.9, 0.99865])
})
