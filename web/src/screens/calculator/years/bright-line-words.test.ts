import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { describe, expect, it, vi } from 'vitest'
import { brightLineWords, saleWords } from './bright-line-words.ts'
import { basisOf, golden, soon } from './testing/taxed-homes.ts'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))

describe('the words of the bright line', () => {
  it('say when no sale is taxed', () => {
    expect(brightLineWords('2028-12-01', true, golden().form)).toBe('A main home is not taxed by the bright-line test.')
    expect(brightLineWords(null, false, golden().form)).toBe('No sale of this home is taxed by the bright-line test.')
    const { tax, plan } = basisOf(soon())
    expect(saleWords(tax, plan)).toBe('A sale on 1 Dec 2028 is within it: $113,259 of gain is taxed.')
    expect(saleWords({ ...tax, taxable_gain: 0, unused_loss: 104_326.25 }, plan)).toBe(
      'A sale on 1 Dec 2028 is within it, at a loss of $104,326, which counts against gains of other land sales only.',
    )
  })
})

it('tells from which day the bright line counts while no settlement is entered', () => {
  const words = (analysis: GivenAnalysis | null) => brightLineWords('2028-12-01', false, { analysis })
  expect(words({ settlement_date: '2026-12-01' })).toBe('Taxed if you agree to sell by 1 Dec 2028.')
  expect(words(null)).toBe('Taxed if you agree to sell by 1 Dec 2028 if it settles today: enter the day of settlement.')
  expect(words({ loans: [{ owed_on: '2026-12-01' }] })).toBe(
    'Taxed if you agree to sell by 1 Dec 2028. Add the day you settled: a sale may be free of tax earlier.',
  )
})

it('says of a taxed sale that interest before the day of what is owed is not known', () => {
  const owed = { loans: [{ amount: 680_000, owed_on: '2026-12-01', term_months: 300 }], chattels_cost: 0 }
  const earlier =
    'Interest before the day of what is left is not known. What of it was not deductible would raise the cost.'
  const taxed = basisOf(soon(owed))
  expect(saleWords(taxed.tax, taxed.plan)).toContain(`of gain is taxed. ${earlier}`)
  expect(saleWords({ ...taxed.tax, unused_loss: 1 }, taxed.plan)).toContain(`land sales only. ${earlier}`)
  const untaxed = basisOf(golden(owed))
  expect(saleWords(untaxed.tax, untaxed.plan)).toBe('A sale on 1 Dec 2036 is not taxed.')
})
