import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import type { GivenAnalysis } from './inputs/analysis-inputs.ts'
import { isKnown } from '../outcome/outcome.ts'
import { completeGiven } from './testing/complete-given.ts'
import { GOLDEN_HOME } from './testing/golden-deal.ts'
import { NEXT_PACKS } from './testing/next-rules.ts'
import { EARNING, TODAY as SETTLED } from './testing/owned-homes.ts'
import { nameRules } from './rules/name-rules.ts'
import { NEWEST_RULES } from './rules/newest-rules.ts'
import { NEWEST_PACK, packOf, PACKS } from './rules/packs.ts'
import { ruleChanges } from './rule-changes.ts'

const TODAY = '2027-04-02'
const GIVEN: GivenAnalysis = {
  rules: 'nz-2026-11b',
  settlement_date: '2026-12-01',
  gross_income: 150_000,
  tenancy: { tenancy_start: '2026-01-01' },
}
const options = { premium: true, withPayments: false, today: TODAY, packs: NEXT_PACKS }
const changesOf = (given: GivenAnalysis, premium = true) =>
  ruleChanges(GOLDEN_HOME, completeGiven(given, TODAY), { ...options, premium })

describe('newer rules', () => {
  it('show what they would change, figure by figure', () => {
    const changes = changesOf(GIVEN)
    expect(changes).toMatchObject({
      from: { id: 'nz-2026-11b', as_at: '2026-11-26' },
      to: { id: 'nz-2027-04', as_at: '2027-04-01' },
    })
    expect(changes?.figures).toEqual([
      { label: 'Bright line', unit: 'months', before: 24, after: 120 },
      { label: 'Last day on which a sale is taxed', unit: 'day', before: '2028-12-01', after: '2036-12-01' },
      { label: 'LVR from which banks are limited', unit: '%', before: 70, after: 65 },
      // 70 % and 65 % of 850,000.
      { label: 'Most loan at that LVR', unit: 'NZD', before: 595_000, after: 552_500 },
      // 60 and 90 days after 2 April 2027.
      { label: 'Earliest rent increase', unit: 'day', before: '2027-06-01', after: '2027-07-01' },
    ])
    expect(changes?.rules.map(({ name }) => name)).toEqual([
      'Loan to value',
      'Notice of a rent increase',
      'Sale that is taxed',
    ])
    expect(changes?.rules[1]).toMatchObject({ before: [{ value: '60 days' }], after: [{ value: '90 days' }] })
  })

  it('show no rule of rent increases without a tenancy', () => {
    const changes = changesOf({ ...GIVEN, tenancy: null })
    expect(changes?.rules.map(({ name }) => name)).toEqual(['Loan to value', 'Sale that is taxed'])
  })

  it('show what is taxed of a sale that was free', () => {
    const sold = { ...GIVEN, settlement_date: TODAY, years: 3, value_growth_pct: 10, owners: [{ name: 'Ana' }] }
    const gain = changesOf(sold)?.figures.find(({ label }) => label === 'Taxable gain of the sale')
    // 850,000 × 1.1³, less 33,940.50 + 2,000 of costs, 850,000 and 3,000.
    expect(gain).toMatchObject({ unit: 'NZD', before: 0, after: 242_409.5 })
  })

  it('show an earlier notice for the increase of a year after the tenancy began', () => {
    const begun = { ...GIVEN, tenancy: { tenancy_start: '2026-09-01' } }
    const days = changesOf(begun)?.figures.filter(({ unit, label }) => unit === 'day' && !label.startsWith('Last day'))
    // 60 and 90 days before 1 September 2027.
    expect(days).toEqual([{ label: 'Give notice by', unit: 'day', before: '2027-07-03', after: '2027-06-03' }])
  })

  it('show what a lower limit of the debt and a lower share of the interest change', () => {
    const basis = {
      from: '2027-04-01',
      sentence: 'Made up.',
      source: 'Made up for tests',
      url: null,
      grade: 'B',
    } as const
    const { debtToIncome, interestShare } = NEWEST_PACK
    const next = {
      ...NEWEST_PACK,
      id: 'nz-2027-05',
      debtToIncome: { ...debtToIncome, investor: [{ ...basis, value: { above: 6, sharePct: 20 } }] },
      interestShare: { ...interestShare, after: [{ ...basis, value: 50 }] },
    }
    const found = ruleChanges(GOLDEN_HOME, completeGiven({ ...GIVEN, settlement_date: TODAY }, TODAY), {
      ...options,
      packs: [next, NEWEST_PACK],
    })
    // 150,000 and a year of 635 are 183,020; 680,000 are owed.
    expect(found?.figures).toEqual([
      { label: 'Interest that is deductible today', unit: '%', before: 100, after: 50 },
      { label: 'DTI from which banks are limited', unit: 'times', before: 7, after: 6 },
      { label: 'Most debt at that DTI', unit: 'NZD', before: 1_281_140, after: 1_098_120 },
      { label: 'Headroom', unit: 'NZD', before: 601_140, after: 418_120 },
    ])
  })

  it('show no figure that is for Premium to others', () => {
    expect(changesOf(GIVEN, false)?.figures.map(({ unit }) => unit)).toEqual(['months', 'day', 'day'])
  })

  it('change nothing until they are taken', () => {
    const lenderOf = (rules: string) => analyse(GOLDEN_HOME, completeGiven({ ...GIVEN, rules }, TODAY), options).lender
    expect(lenderOf('nz-2026-11b')).toMatchObject({ value: { lvr_threshold: 70 } })
    expect(lenderOf('nz-2027-04')).toMatchObject({ value: { lvr_threshold: 65 } })
    const { rules } = analyse(GOLDEN_HOME, completeGiven(GIVEN, TODAY), options)
    expect(isKnown(rules) && rules.value).toMatchObject({ id: 'nz-2026-11b', newest: 'nz-2027-04', check_due: true })
  })

  it('change nothing in an analysis that follows them, or whose rules are not known', () => {
    expect(changesOf({ ...GIVEN, rules: 'nz-2027-04' })).toBeNull()
    expect(changesOf({ ...GIVEN, rules: null })).toBeNull()
    expect(changesOf({ ...GIVEN, rules: 'nz-2019-01' })).toBeNull()
    expect(ruleChanges(GOLDEN_HOME, completeGiven(GIVEN, TODAY), { ...options, packs: [NEWEST_PACK] })).toBeNull()
  })
})

describe('the pack of before', () => {
  const changes = (given: GivenAnalysis) =>
    ruleChanges(GOLDEN_HOME, completeGiven({ ...GIVEN, rules: 'nz-2026-11', ...given }, TODAY), {
      ...options,
      packs: PACKS,
    })

  it('changes nothing without legal fees', () => {
    expect(changes({})).toBeNull()
    expect(changes({ tenancy: null, chattels_cost: 0 })).toBeNull()
  })

  it('lowers the tax of a home that earns by the rate on its legal fees', () => {
    const analysis = { ...EARNING.analysis, rules: 'nz-2026-11', purchase_costs: 5000, purchase_legal_fees: 2500 }
    const found = ruleChanges(EARNING, completeGiven(analysis, SETTLED), {
      ...options,
      today: SETTLED,
      packs: PACKS,
    })
    const [cash] = found?.figures ?? []
    // 8,141.82 are taxed in year 1 at 33 % of the owner's 100,000 and more: 825 of 2,500.
    expect(cash).toMatchObject({ label: 'Cash in year 1, after tax', unit: 'NZD' })
    expect(Number(cash?.after) - Number(cash?.before)).toBeCloseTo(825, 2)
    expect(found?.figures.slice(1)).toMatchObject([
      { label: 'Total return, after tax', unit: 'NZD' },
      { label: 'Return a year (IRR), after tax', unit: '%' },
    ])
  })

  it('counts lives of chattels only where there are chattels', () => {
    const chattelsLives = NEWEST_PACK.chattelsLives.map((rule) => ({ ...rule, value: [] }))
    const packs = [{ ...NEWEST_PACK, id: 'nz-2027-05', chattelsLives }, NEWEST_PACK] as const
    const found = (chattels_cost: number) =>
      ruleChanges(GOLDEN_HOME, completeGiven({ ...GIVEN, chattels_cost }, TODAY), { ...options, packs })
    expect(found(0)).toBeNull()
    expect(found(1)).toMatchObject({ figures: [], rules: [{ name: 'Lives of chattels' }] })
  })

  it('shows a rule that begins on another day', () => {
    const gst = NEWEST_PACK.gst.map((rule) => ({ ...rule, from: '2027-04-01' }))
    const packs = [{ ...NEWEST_PACK, id: 'nz-2027-05', gst }, NEWEST_PACK] as const
    const found = ruleChanges(GOLDEN_HOME, completeGiven(GIVEN, TODAY), { ...options, packs })
    expect(found).toMatchObject({
      figures: [],
      rules: [{ name: 'GST', before: [{ from: '2010-10-01' }], after: [{ from: '2027-04-01' }] }],
    })
  })

  it('is the same but for the legal fees of buying', () => {
    const changed = changes({ purchase_costs: 5000, purchase_legal_fees: 2500 })
    expect(changed).toMatchObject({
      from: { id: 'nz-2026-11', as_at: '2026-11-22' },
      to: { id: 'nz-2026-11b', as_at: '2026-11-26' },
    })
    expect(changed?.rules.map(({ name, before, after }) => [name, before[0]?.value, after[0]?.value])).toEqual([
      [
        'Legal fees of buying',
        'part of the cost',
        'deducted in year 1 when at most $10,000, otherwise part of the cost',
      ],
    ])
  })
})

describe('the rules of an analysis', () => {
  it('are those that it names, or the newest', () => {
    expect(packOf('nz-2026-11b', NEXT_PACKS).id).toBe('nz-2026-11b')
    expect(packOf(null, NEXT_PACKS).id).toBe('nz-2027-04')
    expect(packOf('nz-2019-01', NEXT_PACKS).id).toBe('nz-2027-04')
    expect(NEWEST_PACK.id).toBe(NEWEST_RULES)
  })

  it('are named once, and stay', () => {
    expect(nameRules(null, 'nz-2027-04')).toEqual({ rules: 'nz-2027-04' })
    expect(nameRules({ years: 5 }, 'nz-2027-04')).toEqual({ years: 5, rules: 'nz-2027-04' })
    expect(nameRules({ rules: 'nz-2026-11b' }, 'nz-2027-04')).toEqual({ rules: 'nz-2026-11b' })
  })
})
