import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { appraise } from '../appraisal/appraise.ts'
import { DWELLINGS } from '../property/property-options.ts'
import { CONFIDENCES } from '../rent/market-rent-entry.ts'
import { type Criteria, NO_CRITERIA } from './criteria.ts'
import { atPrice, homeInputs } from './home-inputs.ts'
import type { ScreenedHome } from './screened-home.ts'
import { screenHomes } from './screen-homes.ts'
import { FIRST_TERMS, type Terms } from './terms.ts'

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 4 })

const homes: fc.Arbitrary<ScreenedHome[]> = fc
  .array(
    fc
      .record({
        area: fc.integer({ min: 100_000, max: 100_004 }),
        dwelling: maybe(fc.constantFrom(...DWELLINGS)),
        number_of_bedrooms: maybe(fc.integer({ min: 1, max: 8 })),
        purchase_price: maybe(
          fc.oneof(fc.integer({ min: 0, max: 3_000_000 }), fc.double({ min: 0, max: 1e9, noNaN: true })),
        ),
        confidence: fc.constantFrom(...CONFIDENCES),
      })
      .map(({ area, confidence, ...home }) => ({
        id: '',
        home: {
          property: 'A home',
          is_sample_address: false,
          suburb: null,
          city: null,
          meshblock: null,
          sa2_code: String(area),
          ...home,
        },
        // One rent for each area.
        rents: DWELLINGS.flatMap((dwelling) =>
          [1, 2, 3, 5].map((number_of_bedrooms) => {
            const median = (area - 99_996) * 60 + number_of_bedrooms * 80
            return {
              dwelling,
              number_of_bedrooms,
              lower_quartile: median - 40,
              median,
              upper_quartile: median + 50,
              interval_80: [median - 30, median + 33] as const,
              confidence,
              period: '2025-07-01',
            }
          }),
        ),
      })),
    { maxLength: 12 },
  )
  .map((list) => list.map((home, index) => ({ ...home, id: String(index) })))

const terms: fc.Arbitrary<Terms> = fc
  .record({
    deposit: maybe(fc.integer({ min: 0, max: 800_000 })),
    deposit_pct: fc.integer({ min: 0, max: 100 }),
    interest_rate: maybe(fc.double({ min: 0, max: 20, noNaN: true })),
    number_of_bedrooms: maybe(fc.integer({ min: 1, max: 6 })),
    property_management_fees: maybe(fc.integer({ min: 0, max: 50 })),
  })
  .map((given) => Object.assign({}, FIRST_TERMS, given))

const criteria: fc.Arbitrary<Criteria> = fc
  .record({
    cash_at_least: maybe(fc.integer({ min: -1500, max: 500 })),
    gross_at_least: maybe(fc.double({ min: 0, max: 15, noNaN: true })),
    price_at_most: maybe(fc.integer({ min: 0, max: 2_000_000 })),
    confidence_at_least: maybe(fc.constantFrom(...CONFIDENCES)),
    bedrooms_at_least: maybe(fc.integer({ min: 1, max: 5 })),
    deal_breakers: fc.subarray(['price_at_most', 'gross_at_least', 'bedrooms_at_least'] as const),
  })
  .map((given) => Object.assign({}, NO_CRITERIA, given))

const numRuns = Math.min(inject('propertyRuns'), 2000)

it('has finite figures, those of the calculator, and ranks that never fall', () => {
  fc.assert(
    fc.property(homes, terms, criteria, (list, given, wanted) => {
      const results = screenHomes(list, given, wanted)
      expect(results.map(({ id }) => id).toSorted()).toEqual(list.map(({ id }) => id).toSorted())
      let before = 0
      for (const result of results) {
        for (const [name, figure] of Object.entries(result)) {
          if (typeof figure === 'number') expect(Number.isFinite(figure) && !Object.is(figure, -0), name).toBe(true)
        }
        const source = list[Number(result.id)]
        if (source === undefined) throw new Error('Not of the list')
        const figures = appraise(homeInputs(source.home, source.rents, given))
        const { purchase_price } = source.home
        if (result.rent !== null && purchase_price !== null && purchase_price > 0)
          expect(result.weekly_cash_flow).toBe(figures.weekly_cash_flow)
        else expect([result.weekly_cash_flow, result.chance || null]).toEqual([null, null])
        if (result.rent !== null) expect(result.net_rental_yield).toBe(figures.net_rental_yield)
        if (result.rank === null) continue
        expect(result.is_out).toBe(false)
        expect(result.rank).toBeGreaterThanOrEqual(before)
        before = result.rank
      }
    }),
    { numRuns },
  )
})

it('finds the rent and the price at the boundary of the targets', () => {
  fc.assert(
    fc.property(homes, terms, criteria, (list, given, wanted) => {
      const { cash_at_least, gross_at_least, price_at_most } = wanted
      for (const result of screenHomes(list, given, wanted)) {
        const source = list[Number(result.id)]
        if (source === undefined) throw new Error('Not of the list')
        const inputs = homeInputs(source.home, source.rents, given)
        const meets = (changed: typeof inputs) => {
          const { weekly_cash_flow, gross_rental_yield } = appraise(changed)
          return (
            (cash_at_least === null || (weekly_cash_flow ?? -Infinity) >= cash_at_least) &&
            (gross_at_least === null || (gross_rental_yield ?? -Infinity) >= gross_at_least)
          )
        }
        const { needed_rent, works_at } = result
        const atRent = (rent: number) => meets({ ...inputs, rent_source: 'typed', weekly_rental_income: rent })
        if (needed_rent !== null) expect([atRent(needed_rent), atRent(needed_rent - 1)]).toEqual([true, false])
        if (works_at !== null) {
          expect(meets(atPrice(inputs, works_at, given))).toBe(true)
          if (works_at !== price_at_most) expect(meets(atPrice(inputs, works_at + 1, given))).toBe(false)
        }
      }
    }),
    { numRuns },
  )
})

it('does not follow from the order of the list', () => {
  fc.assert(
    fc.property(homes, terms, criteria, (list, given, wanted) => {
      const ranks = (some: readonly ScreenedHome[]) =>
        new Map(screenHomes(some, given, wanted).map(({ id, rank }) => [id, rank]))
      expect(ranks(list.toReversed())).toEqual(ranks(list))
    }),
    { numRuns },
  )
})

it('begins its sentence with the verdict, or with what is not known', () => {
  const words = {
    passes: /^(?:Passes|Enter|No price|Too little)/u,
    fails: /^Fails: /u,
    unclear: /^(?:Not clear|Enter|No price|Too little)/u,
  }
  fc.assert(
    fc.property(homes, terms, criteria, (list, given, wanted) => {
      for (const { verdict, why } of screenHomes(list, given, wanted)) expect(why).toMatch(words[verdict])
    }),
    { numRuns },
  )
})
