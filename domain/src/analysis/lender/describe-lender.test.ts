import { describe, expect, it } from 'vitest'
import { appraise } from '../../appraisal/appraise.ts'
import { analyse } from '../analyse.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { completeAnalysis } from '../inputs/complete-analysis.ts'
import { completeGiven } from '../testing/complete-given.ts'
import { GOLDEN_HOME } from '../testing/golden-deal.ts'
import { isKnown, NEEDS_PREMIUM } from '../../outcome/outcome.ts'
import { composeBankPage } from '../../assessment/compose-bank-page.ts'
import { describeFreeRatios } from './describe-lender.ts'

const pageOf = (given: GivenAnalysis, changes: Partial<typeof GOLDEN_HOME> = {}, today = '2026-11-24') => {
  const inputs = completeGiven(given, '2026-12-01')
  const options = { premium: true, withPayments: false, today }
  const home = { ...GOLDEN_HOME, ...changes }
  return composeBankPage({ inputs: home, figures: appraise(home) }, analyse(home, inputs, options), inputs)
}
// Reference case N3.
const N3: GivenAnalysis = { gross_income: 143_000, rent_shading_pct: 25, test_rate: 8.99 }

describe('a lender’s figures in words', () => {
  it('have a bar for each ratio, with the line of its threshold', () => {
    const bars = pageOf(N3).lender?.bars ?? []
    expect(bars).toMatchObject([
      { label: 'Loan to value (LVR)', value: '80.00%', verdict: 'Above 70%', above: true, filled: 80, mark: 70 },
      { label: 'Debt to income (DTI)', value: '4.05 times', verdict: 'Not above 7 times', above: false, mark: 70 },
      { label: 'Interest cover', value: '0.41 times', above: null, mark: null, threshold: '' },
    ])
    expect(bars[1]?.filled).toBeCloseTo(40.5)
    expect(bars[2]?.verdict).toBe('The rent of a year against its interest at the test rate')
  })

  it('have no rent in them where somebody lives there', () => {
    const inputs = completeAnalysis({ purpose: 'live_in', analysis: N3 }, '2026-12-01', true)
    const options = { premium: true, withPayments: false, today: '2026-11-24' }
    const home = { inputs: GOLDEN_HOME, figures: appraise(GOLDEN_HOME) }
    const { lender } = composeBankPage(home, analyse(GOLDEN_HOME, inputs, options), inputs)
    expect(lender?.bars).toMatchObject([
      { name: 'lvr', value: '80.00%', verdict: 'Not above 80%' },
      // 680,000 / 143,000
      { name: 'dti', value: '4.76 times', verdict: 'Not above 6 times' },
    ])
    expect(lender?.figures).toContainEqual({ label: 'Income', value: '$143,000', note: 'A year, before tax' })
    expect(lender?.figures.at(-1)).toEqual({ label: 'Test rate', value: '8.99%', note: '' })
    expect(lender?.shaded).toEqual([])
  })

  it('are not above a threshold that they just reach', () => {
    // 595,000 of 850,000 is 70 %.
    expect(pageOf(N3, { deposit: 255_000 }).lender?.bars[0]).toMatchObject({
      value: '70.00%',
      verdict: 'Not above 70%',
    })
    expect(pageOf(N3, { deposit: 254_900 }).lender?.bars[0]).toMatchObject({ value: '70.01%', verdict: 'Above 70%' })
  })

  it('have the most loan and the headroom of the golden case, and those with 75 % of the rent', () => {
    const { figures = [], shaded = [], shadedTitle } = pageOf({ ...N3, rent_shading_pct: 0 }).lender ?? {}
    const valueOf = (list: typeof figures, label: string) => list.find((figure) => figure.label === label)?.value
    expect(valueOf(figures, 'Most loan at 70%')).toBe('$595,000')
    // 7 × (143,000 + 33,020) − 680,000.
    expect(valueOf(figures, 'Headroom')).toBe('$552,140')
    expect(valueOf(shaded, 'Headroom')).toBe('$494,355')
    expect(valueOf(shaded, 'Debt to income (DTI)')).toBe('4.05 times')
    expect(shadedTitle).toBe('With 75% of the rent, as some banks count it')
  })

  it('are each named, with what they are of', () => {
    const figure = (label: string, value: string, note: string) => ({ label, value, note })
    // 143,000 and 75 % of 33,020; seven times that.
    const ofIncome = [
      figure('Income with the rent', '$167,765', 'A year, before tax'),
      figure('Most debt at 7 times', '$1,174,355', 'Of that income'),
      figure('Headroom', '$494,355', 'What is left until then'),
    ]
    const { figures, shaded } = pageOf(N3).lender ?? {}
    expect(figures).toEqual([
      figure('Loan', '$680,000', ''),
      figure('Value', '$850,000', 'Purchase price'),
      figure('All debt', '$680,000', 'This loan and the other debt'),
      figure('Most loan at 70%', '$595,000', 'Of that value'),
      ...ofIncome,
      figure('Test rate', '8.99%', 'For the interest cover'),
    ])
    expect(shaded).toEqual([
      ...ofIncome,
      figure('Debt to income (DTI)', '4.05 times', ''),
      figure('Interest cover', '0.41 times', ''),
    ])
    const valued = (value_source: 'capital_value' | 'estimated_value') =>
      pageOf({ ...N3, value_source }, { capital_value: 800_000, estimated_value: 900_000 }).lender?.figures[1]
    expect(valued('capital_value')).toEqual(figure('Value', '$800,000', 'Capital value'))
    expect(valued('estimated_value')).toEqual(figure('Value', '$900,000', 'Estimated value'))
  })

  it('say what the limits mean, to an investor, an owner-occupier and of a new build', () => {
    expect(pageOf(N3).lender?.meaning).toEqual([
      'These are speed limits on banks, not limits on you: above 70% a bank may lend, but only 10% of its new investor lending can be like that.',
      'New builds, refinancing to the same amount, bridging, remediation and Kāinga Ora loans are exempt.',
      'In the same way, only 20% of its new investor lending can go above 7 times the income.',
    ])
    const own = pageOf({ ...N3, owner_occupied: true, new_build: true }).lender
    expect(own?.meaning.join(' ')).toContain(
      'above 80% a bank may lend, but only 25% of its new owner-occupier lending',
    )
    expect(own?.meaning.join(' ')).toContain('A new build is exempt. The figures are shown all the same.')
    expect(own?.bars[0]?.verdict).toBe('Not above 80%: exempt, because it is a new build')
    // No limit is known of the interest cover.
    expect(own?.bars[2]?.verdict).not.toContain('exempt')
  })

  it('say when more is owed than the most debt', () => {
    const headroom = pageOf({ ...N3, gross_income: 60_000 }).lender?.figures.find(({ label }) => label === 'Headroom')
    // 7 × (60,000 + 24,765) − 680,000.
    expect(headroom).toEqual({ label: 'Headroom', value: '−$86,645', note: 'More is owed than that' })
    // 7 × (143,000 + 24,765) − 680,000 − 494,355.
    const none = pageOf({ ...N3, other_debt: 494_355 }).lender?.figures.find(({ label }) => label === 'Headroom')
    expect(none).toEqual({ label: 'Headroom', value: '$0', note: 'What is left until then' })
  })

  it('say what is missing in the place of each figure', () => {
    const { lender } = pageOf({})
    expect(lender?.bars[1]).toMatchObject({
      value: null,
      filled: null,
      above: null,
      verdict: 'Add your income to see this.',
    })
    expect(lender?.figures.find(({ label }) => label === 'Headroom')).toMatchObject({
      value: '–',
      note: 'Add your income to see this.',
    })
    expect(pageOf({}, { deposit: null })).toMatchObject({ lender: null, missing: 'Add a deposit to see this.' })
    expect(pageOf({}, { purchase_price: null }).missing).toBe('Add a purchase price to see this.')
    expect(pageOf(N3).missing).toBe('')
    const noRate = pageOf({ gross_income: 143_000 }, { interest_rate: null }).lender
    const rate = 'Add an interest rate to the loan to see its payments.'
    expect(noRate?.figures.at(-1)).toEqual({ label: 'Test rate', value: '–', note: rate })
    expect(noRate?.shaded.at(-1)).toEqual({ label: 'Interest cover', value: '–', note: rate })
    const paid = pageOf({ gross_income: 143_000 }, { deposit: 850_000 }).lender
    expect(paid?.figures.at(-1)).toEqual({ label: 'Test rate', value: '–', note: 'Nothing is borrowed.' })
  })

  it('have no line before the first known limit', () => {
    expect(pageOf(N3, {}, '2024-06-30').lender).toMatchObject({
      bars: [
        { mark: null, above: null, verdict: 'No limit is known for that day' },
        { mark: null, verdict: 'No limit is known for that day' },
        {},
      ],
      figures: [
        { label: 'Loan' },
        { label: 'Value' },
        { label: 'All debt' },
        { label: 'Income with the rent' },
        { label: 'Test rate' },
      ],
      meaning: [],
    })
  })

  it('are free for a home to live in; of another the LVR is', () => {
    const given = completeGiven({}, '2026-12-01')
    const of = (changes: object, on: string) =>
      describeFreeRatios({ lvr: { value: 150 }, lender: NEEDS_PREMIUM }, { ...given, ...changes }, on)
    const known = of({}, '2026-11-24')
    expect(known).toMatchObject({ value: { bars: [{ name: 'lvr', value: '150.00%', above: true }] } })
    const [bar] = isKnown(known) ? known.value.bars : []
    expect(bar?.filled).toBeLessThan(100)
    expect(of({}, '2024-06-30')).toMatchObject({ value: { bars: [{ above: null, mark: null }], meaning: [] } })
    expect(of({ purpose: 'live_in' }, '2026-11-24')).toEqual(NEEDS_PREMIUM)
  })

  it('are free of a home to live in, with its debt to income', () => {
    const inputs = completeAnalysis({ purpose: 'live_in', analysis: N3 }, '2026-12-01', false)
    const analysis = analyse(GOLDEN_HOME, inputs, { premium: false, withPayments: false, today: '2026-11-24' })
    expect(describeFreeRatios(analysis, inputs, '2026-11-24')).toMatchObject({
      value: {
        bars: [
          { name: 'lvr', value: '80.00%' },
          { name: 'dti', value: '4.76 times' },
        ],
      },
    })
  })
})

it('lists the rules with date and source, without those that are not confirmed', () => {
  const page = pageOf(N3)
  expect(page.rulesTitle).toBe('Rules as at 26 Nov 2026')
  expect(page.rules[0]).toBe(
    'Loan to value, from 1 Dec 2025: above 70 %, at most 10 % of a bank’s new lending (rbnz.govt.nz; landlords.co.nz)',
  )
  expect(page.rules.slice(1)).toEqual([
    'Debt to income, from 1 Jul 2024: above 7 times, at most 20 % of a bank’s new lending (rbnz.govt.nz)',
    'Exempt loans: New builds, refinancing to the same amount, bridging, remediation and Kāinga Ora loans (rbnz.govt.nz)',
  ])
  expect(pageOf(N3, {}, '2027-04-01').rulesTitle).toBe(
    'Rules as at 26 Nov 2026, to be checked by 1 Apr 2027: they may have changed since',
  )
})

it('names the value that a home has today, and what is owed on it', () => {
  // Reference case N4.
  const half = { interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }
  const given: GivenAnalysis = {
    settlement_date: '2022-01-10',
    current_value: 905_000,
    loans: [{ ...half, amount: 340_000 }, half],
  }
  const inputs = completeGiven(given, '2026-11-26')
  const options = { premium: true, withPayments: false, today: '2026-11-26' }
  const home = { inputs: GOLDEN_HOME, figures: appraise(GOLDEN_HOME) }
  const page = composeBankPage(home, analyse(GOLDEN_HOME, inputs, options), inputs)
  expect(page.lender?.figures.slice(0, 2)).toEqual([
    { label: 'Loan', value: '$626,540', note: '' },
    { label: 'Value', value: '$905,000', note: 'Worth today' },
  ])
  expect(page.lender?.figures.at(-1)).toMatchObject({ label: 'Test rate', value: '9.40%' })
  expect(page.lender?.bars[0]).toMatchObject({ value: '69.23%' })
})
