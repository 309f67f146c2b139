import { tryRates } from '@homeyield/domain/analysis/portfolio/try-rates'
import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { LOSING, TODAY } from '@homeyield/domain/analysis/testing/owned-homes'
import { describe, expect, it } from 'vitest'
import { mostParts, type Part, sharesOf, triedRates, WHOLE, withOneRate, withParts } from './tried-loans.ts'

const HOME = tryRates({ id: 'h1', property: '1 First Street', inputs: LOSING }, new Map(), TODAY)
const part = (share: number | null, rate: number | null, term: Part['term'] = null): Part => ({ share, rate, term })

it('the last part has what is left; shares that leave nothing are none', () => {
  expect(sharesOf([WHOLE])).toEqual([100])
  expect(sharesOf([part(33.33, null), part(20, null), part(null, null)])).toEqual([33.33, 20, 46.67])
  expect(sharesOf([part(60, null), part(40, null), part(null, null)])).toBeNull()
  expect(sharesOf([part(null, null), part(null, null)])).toBeNull()
})

describe('a loan', () => {
  it('is tried once each of its parts has a rate within the limits', () => {
    const rates = (...parts: Part[]) => triedRates(new Map([[0, parts]]), new Map([[0, 'A']]))
    expect(rates(part(null, 5))).toEqual(new Map([[0, [{ share_pct: 100, rate: 5, name: null }]]]))
    expect(rates(part(50, 5), part(null, null))).toEqual(new Map())
    expect(rates(part(null, 101))).toEqual(new Map())
  })

  it('that is split has parts named by their terms, by their numbers where these are the same', () => {
    const names = (...parts: Part[]) =>
      triedRates(new Map([[0, parts]]), new Map([[0, 'A']]))
        .get(0)
        ?.map(({ name }) => name)
    expect(names(part(50, 5, 12), part(null, 5, 0))).toEqual(['A, 1 year', 'A, floating'])
    expect(names(part(50, 5, 12), part(null, 5, 12))).toEqual(['A, part 1', 'A, part 2'])
  })

  it('has as many parts as its home has room for loans', () => {
    const split = new Map([[1, [part(50, 5), part(null, 5)]]])
    // Eight loans less two others, one of them in two parts.
    expect(mostParts(HOME, split, 0)).toBe(5)
    expect(mostParts(HOME, split, 1)).toBe(6)
    const own = { owned: { id: 'h2', property: '', inputs: GOLDEN_HOME } }
    expect(mostParts(own, new Map(), 0)).toBe(8)
  })

  it('of which nothing is filled in is not tried', () => {
    const tried = withParts(new Map(), 'h1', 0, [part(null, 5)])
    expect(tried.get('h1')?.size).toBe(1)
    expect(withParts(tried, 'h1', 0, [WHOLE]).size).toBe(0)
  })
})

it('one rate is for every loan, and no rate for none', () => {
  expect([...(withOneRate([HOME], 5.5).get('h1')?.keys() ?? [])]).toEqual([0, 1, 2])
  expect(withOneRate([HOME], null).size).toBe(0)
})
