import { aWeek } from '../money/money.ts'
import { describe, expect, it } from 'vitest'
import type { GivenAnalysis } from '../analysis/inputs/analysis-inputs.ts'
import { appraise } from '../appraisal/appraise.ts'
import { countLoans } from '../loans/count-loans.ts'
import type { MarketRentEntry } from '../rent/market-rent-entry.ts'
import { makeMarketRent } from '../rent/testing/make-market-rent.ts'
import { GOLDEN_HOME } from './testing/golden-home.ts'
import { composeAssessment, type AssessmentInputs } from './compose-assessment.ts'
import { describeFigures } from './describe-figures.ts'

const MARKET = makeMarketRent({ bonds: 1081, place: 'Ōtāhuhu Central' })
const ADDRESS_CREDIT = 'Addresses: Addressfinder.'
const assess = (
  changes: Partial<AssessmentInputs> = {},
  market: MarketRentEntry | null = MARKET,
  withEstimate = true,
  today = '2025-11-23',
) => {
  const inputs = { ...GOLDEN_HOME, ...changes }
  return composeAssessment({
    inputs,
    figures: appraise(inputs),
    market,
    withEstimate,
    addressCredit: ADDRESS_CREDIT,
    today,
  })
}

describe('the golden case in words', () => {
  it('describes the home, its rent and where the rent comes from', () => {
    expect(assess()).toMatchObject({
      address: '12 Rose Street, Ōtāhuhu, Auckland',
      home: 'House with 3 bedrooms and 1 car park',
      rent: '$635',
      range: '$610 to $660 a week',
      confidence: 'High confidence. Area median likely $602–680.',
      isUnsure: false,
      basis: 'From market rents, for a quality of 50 out of 100.',
      estimate: null,
      isSampleAddress: false,
    })
  })

  it('credits the source of a real address, and nobody for a sample', () => {
    expect(assess().credits).toBe('Areas: Stats NZ, CC BY 4.0. Addresses: Addressfinder.')
    expect(assess({ is_sample_address: true }).credits).toBe('Areas: Stats NZ, CC BY 4.0.')
  })

  it('describes every figure', () => {
    expect(assess().figures.map(({ label, value, note, loss }) => [label, value, note, loss])).toEqual([
      // (33,020 − 11,276.70 − 26 × 1,980.72343) / 52 = −572.22
      ['Cash each week', '−$572', 'Rent less costs and loan repayments, as at 23 Nov 2025', true],
      ['Gross yield', '3.88%', 'A year of rent against the price', false],
      ['Net yield', '−2.61%', 'After a year of expenses', true],
      ['Purchase price', '$850,000', '$170,000 deposit, LVR 80.00%', false],
      ['Loan payment', '$1,981 a fortnight', 'Principal and interest at 6.49% over 30 years', false],
      ['Expenses', '$55,174 a year', '$43,897 of it loan interest', false],
      ['Profit before principal', '−$22,154 a year', '−$426 a week', true],
    ])
  })

  it.each([
    [{ interest_rate: null }, '2.56%', 'an interest rate'],
    [{ loan_duration_months: 0 }, '2.56%', 'the loan’s duration'],
    [{ deposit: null }, '2.56%', 'a deposit'],
    [{ purchase_price: null }, undefined, 'a purchase price'],
  ])('tells when the loan is not counted: %j', (without, net, lacking) => {
    const notes = Object.fromEntries(assess(without).figures.map(({ label, value, note }) => [label, [value, note]]))
    // 55,174 less 43,897 of interest is 11,277; 33,020 of rent less that is 21,743, of 850,000.
    expect(notes['Net yield']).toEqual(net && [net, 'After a year of expenses; the loan is not counted'])
    expect(notes['Expenses']).toEqual(['$11,277 a year', `The loan is not counted: it needs ${lacking}`])
    expect(notes['Profit before principal']).toEqual(['$21,743 a year', '$418 a week; the loan is not counted'])
  })

  it('has no cash without a loan until a price is known: what the week leaves is named as before it', () => {
    const { figures, week } = assess({ purchase_price: null })
    expect(figures.map(({ label }) => label)).toEqual(['Expenses', 'Profit before principal'])
    // 21,743.30 / 52 = 418.14
    expect(week).toMatchObject({ leftLabel: 'Each week, before the loan', leftValue: '$418', gain: false })
  })

  it.each([
    [{ deposit: null }, ['Cash each week', 'Loan payment']],
    [{ interest_rate: null }, ['Cash each week', 'Loan payment']],
    [{ interest_rate: null, include_interest_in_calc: false }, ['Cash each week', 'Loan payment']],
    [{ purchase_price: null }, ['Cash each week', 'Gross yield', 'Net yield', 'Purchase price', 'Loan payment']],
  ])('leaves out what is not known or not given: %j', (without, missing) => {
    const labels = assess().figures.map(({ label }) => label)
    const { figures } = assess(without)
    expect(figures.map(({ label }) => label)).toEqual(labels.filter((label) => !missing.includes(label)))
    expect(JSON.stringify(figures)).not.toMatch(/Not (?:known|given)/u)
  })

  it('ends the week before the loan while its repayment is not known', () => {
    expect(assess({ deposit: null }).week).toMatchObject({
      leftLabel: 'Each week, before the loan',
      leftValue: '$418',
      gain: false,
    })
  })

  it('says the next change beside the cash each week', () => {
    const next_change = { date: '2027-05-21', because: 'fixed_rate_ends', weekly_cash_flow: -312 } as const
    const [cash] = describeFigures(GOLDEN_HOME, { ...appraise(GOLDEN_HOME), next_change }, '2026-11-26')
    expect(cash?.note).toBe(
      'Rent less costs and loan repayments, as at 26 Nov 2026. From 21 May 2027: −$312 a week (fixed rate ends)',
    )
  })

  it('shows the payments in force of a home that was settled before', () => {
    const paymentOf = (analysis: GivenAnalysis) => {
      const counted = countLoans(GOLDEN_HOME, analysis, '2026-11-26')
      const figures = describeFigures(GOLDEN_HOME, appraise(GOLDEN_HOME, counted), '2026-11-26')
      return figures.find(({ label }) => label.startsWith('Loan payment'))
    }
    const loan = { fixed_until: '2024-01-10', interest_rate: 2.99, rate_after: 6.9 }
    // 1,010.38 a week: case L13, of two halves.
    const half = { ...loan, share_pct: 50 }
    expect(paymentOf({ settlement_date: '2022-01-10', loans: [half, half] })).toMatchObject({
      label: 'Loan payments',
      value: '$1,010 a week',
      note: 'Several loans together',
    })
    expect(paymentOf({ settlement_date: '2022-01-10', loans: [loan] })).toMatchObject({
      label: 'Loan payment',
      value: '$1,010 a week',
      note: 'Of the payments in force',
    })
    // 6 % of 340,000, interest only: 20,400 / 52 = 392.31.
    const owed = { amount: 340_000, owed_on: '2026-11-26', interest_rate: 6, repayment_type: 'Interest only' } as const
    expect(paymentOf({ loans: [{ ...owed, term_months: 300 }] })).toMatchObject({
      label: 'Loan payments',
      value: '$392 a week',
      note: 'Of the payments in force',
    })
  })

  it('draws the week to one scale: the rent and what is missing are as long as the costs', () => {
    const { week } = assess()
    expect(week).toMatchObject({ rent: '$635', leftLabel: 'Cash each week', leftValue: '−$572', short: true })
    const costs = week?.parts.reduce((sum, { share }) => sum + share, 0) ?? 0
    expect(costs).toBeCloseTo(100, 6)
    expect((week?.rentShare ?? 0) + (week?.leftShare ?? 0)).toBeCloseTo(100, 6)
    // 635 of 635 + 572 = 1,207 a week.
    expect(week?.rentShare).toBeCloseTo(52.61, 3)
    expect(week?.parts[0]).toMatchObject({ part: 'interest', label: 'Interest', value: '$844' })
  })

  it('leads with what living there costs, and draws that week, of a home to live in', () => {
    const { figures, week } = assess({ purpose: 'live_in' })
    // (51,498.81 + 7,200) / 52 = 1,128.82
    expect(figures[0]).toEqual({
      label: 'Cost to live here each week',
      value: '$1,129',
      note: 'Renting a home like this: $635 a week',
      loss: false,
    })
    expect(figures.at(-1)?.label).toBe('Cash each week')
    expect(week).toMatchObject({ leftLabel: 'Cost to live here each week', leftValue: '$1,129', rentShare: 0 })
    expect(week?.parts.map(({ part }) => part)).not.toContain('management')
    const rooms = assess({ purpose: 'live_in', deposit: 850_000, rooms_let: 2, room_rent: aWeek(220) })
    // (7,200 + 1,944.80 + 880 − 22,880) / 52 = −247.22
    expect(rooms.figures[0]).toMatchObject({ label: 'Left over each week', value: '$247' })
    expect(rooms.week).toMatchObject({ leftLabel: 'Left over each week', leftValue: '$247', gain: true })
  })

  it('has cash last where it is for a client, whose answer is the rent', () => {
    expect(assess({ purpose: 'client' }).figures.map(({ label }) => label)).toEqual([
      'Gross yield',
      'Net yield',
      'Purchase price',
      'Loan payment',
      'Expenses',
      'Profit before principal',
      'Cash each week',
    ])
  })

  it('has the rent between the quartiles in place of the week where it is for a client', () => {
    expect(assess({ purpose: 'client' })).toMatchObject({ week: null, evidence: expect.anything() })
    const own = { market_lower_quartile: null, market_upper_quartile: null, weekly_rental_income: 635 } as const
    expect(assess({ purpose: 'client', rent_source: 'typed', ...own })).toMatchObject({
      week: { rent: '$635' },
      evidence: null,
    })
  })

  it('shows other costs last among what the week pays for', () => {
    expect(assess({ other_expenses: 520 }).week?.parts.at(-1)).toMatchObject({ label: 'Other costs', value: '$10' })
  })

  it('describes the market rent and its source', () => {
    expect(assess().evidence).toEqual({
      quartiles:
        'The middle half of rents for houses with 3 bedrooms in Ōtāhuhu Central: $570 to $700 a week, median $640. Confidence: High. Likely within ±6\u00A0% of what such homes rent for here: 1,081 bonds of its own and what is known around it.',
      source:
        'From 1,081 bonds in Ōtāhuhu Central, drawn towards its surroundings. Bonds of tenancies that began in July to September 2025. Weekly rents from tenancy bonds: MBIE, Tenancy Services, CC BY 3.0 NZ.',
    })
  })
})

it('says how the rents were brought to the newest month, unless the calculation leaves that out', () => {
  const before_index = { ...MARKET.before_index, lower_quartile: 560, median: 630, upper_quartile: 690 }
  const index = { factor: 1.016, months: 8, from: '2025-09', to: '2026-05', region: 'Auckland Region' }
  const step =
    'Brought from September 2025 to May 2026 with Auckland Region’s rents: +1.6\u00A0%. Before it: $560 to $690, median $630.'
  expect(assess({}, { ...MARKET, index, before_index }).evidence?.source).toContain(step)
  const without = {
    ...MARKET,
    index,
    before_index: MARKET.before_index,
    lower_quartile: 580,
    median: 650,
    upper_quartile: 710,
  }
  expect(assess({}, without).evidence?.source).toContain('1,081 bonds')
  expect(assess({}, without).evidence?.source).not.toContain('Brought from')
})

it('names no bonds when the market rent has changed since the calculation was saved', () => {
  const { evidence } = assess({}, makeMarketRent({ upper_quartile: 720 }))
  expect(evidence?.quartiles).toBe('The middle half of rents for homes like this: $570 to $700 a week.')
  expect(evidence?.source).not.toContain('1,081')
  expect(assess({}, { ...MARKET, period: '2025-10-01' }).evidence?.source).not.toContain('1,081')
})

it('never looks sure of an estimate of low confidence', () => {
  const low = { ...MARKET, confidence: 'Low', bonds: 0, level: 'region', place: 'Auckland Region' } as const
  const { evidence, confidence, isUnsure } = assess({}, { ...low, interval_80: [480, 850] })
  expect([confidence, isUnsure]).toEqual(['Low confidence. Area median likely $480–850.', true])
  expect(evidence?.quartiles).toMatch(/median \$640\. Confidence: Low\. Likely within ±29\u00A0% /u)
  expect(evidence?.source).toMatch(/^From Auckland Region: take it as a first idea\. /u)
})

it('gives a rent of one’s own no confidence, and one of older estimates the one that it was saved with', () => {
  const SAVED = { market_confidence: 'Low', market_interval_lower: 480, market_interval_upper: 850 } as const
  expect(assess({ ...SAVED, rent_source: 'typed', weekly_rental_income: 800 }).confidence).toBe('')
  for (const market of [makeMarketRent({ upper_quartile: 720 }), null]) {
    expect(assess(SAVED, market).confidence).toBe('Low confidence. Area median likely $480–850.')
    expect(assess({}, market).confidence).toBe('Confidence not known.')
  }
})

it('tells when the market rent is more than two quarters old, also when it has changed since', () => {
  const old = 'These rents are more than two quarters old.'
  const sourceOn = (today: string, market = MARKET) => assess({}, market, true, today).evidence?.source
  expect(sourceOn('2026-03-31')).not.toContain(old)
  expect(sourceOn('2026-04-01')).toContain(`began in July to September 2025. ${old} Weekly rents`)
  expect(sourceOn('2026-04-01', makeMarketRent({ median: 650, upper_quartile: 720 }))).toContain(
    `Tenancies that began in July to September 2025. ${old} Weekly rents`,
  )
})

it('tells when the figure is for homes of any kind', () => {
  const { evidence } = assess({}, { ...MARKET, level: 'any_dwelling' })
  expect(evidence?.quartiles).toContain('homes of any kind with 3 bedrooms')
})

it('says which bonds were not used', () => {
  const raw = { lower_quartile: 180, median: 200, upper_quartile: 220, bonds: 9, period: '2025-07-01', used: false }
  const market = { ...MARKET, bonds: 0, level: 'nearby', evidence: { ...MARKET.evidence, own: raw } } as const
  expect(assess({}, market).evidence?.source).toMatch(
    /^From homes within a few kilometres\. 9 bonds at \$200 were not used: /u,
  )
})

it('has no evidence when none was saved', () => {
  const changes = { market_lower_quartile: null, market_upper_quartile: null, weekly_rental_income: 600 } as const
  expect(assess({ ...changes, rent_source: 'typed' })).toMatchObject({
    evidence: null,
    rent: '$600',
    basis: 'As entered.',
  })
})

it("shows a professional's estimate, and nobody else's", () => {
  const estimate = {
    estimate_weekly_lower: 650,
    estimate_weekly_upper: 700,
    estimate_monthly_lower: 2817,
    estimate_monthly_upper: 3033,
    estimate_yearly_lower: 33_800,
    estimate_yearly_upper: 36_400,
    estimate_reason: ' Renovated <b>kitchen</b> ',
  }
  expect(assess(estimate).estimate).toEqual({
    weekly: '$650 to $700 a week',
    monthly: '$2,817 to $3,033 a month',
    yearly: '$33,800 to $36,400 a year',
    reason: 'Renovated <b>kitchen</b>',
  })
  expect(assess(estimate, MARKET, false).estimate).toBeNull()
  expect(assess({ ...estimate, estimate_weekly_upper: null }).estimate).toBeNull()
})

it('an empty calculation has neither rent nor week, and no invented figure', () => {
  const empty = assess(
    Object.fromEntries(
      Object.entries(GOLDEN_HOME)
        .filter(
          ([name, value]) => typeof value === 'number' && !['number_of_bedrooms', 'house_condition'].includes(name),
        )
        .map(([name]) => [name, null]),
    ),
    null,
  )
  expect(empty).toMatchObject({ rent: null, range: '', week: null, evidence: null })
  expect(JSON.stringify(empty)).not.toMatch(/NaN|Infinity|null (?:year|bedroom)/u)
})

const RENTLESS = {
  rent_source: 'typed',
  weekly_rental_income: null,
  market_lower_quartile: null,
  market_upper_quartile: null,
  weekly_rental_income_lower: null,
  weekly_rental_income_upper: null,
  monthly_rental_income_lower: null,
  monthly_rental_income_upper: null,
  yearly_rental_income_lower: null,
  yearly_rental_income_upper: null,
} as const

const WITHOUT_MARKET_RENT = {
  ...RENTLESS,
  rent_source: 'range',
  weekly_rental_income_lower: 0,
  weekly_rental_income_upper: 0,
} as const

it.each([
  ['nobody gave', RENTLESS],
  ['the market does not know', WITHOUT_MARKET_RENT],
])('a rent that %s leaves no yields, profit or week, and not the bare costs in their place', (_, changes) => {
  const { rent, basis, range, figures, week } = assess(changes, null)
  expect({ rent, basis, range, week }).toEqual({
    rent: null,
    basis: 'No rent has been worked out yet.',
    range: '',
    week: null,
  })
  expect(figures.map(({ label, value, loss }) => [label, value, loss])).toEqual([
    ['Purchase price', '$850,000', false],
    ['Loan payment', '$1,981 a fortnight', false],
    // 1,800 + 2,000 + 2,900 + 500 + 43,897: neither vacancy nor management without a rent.
    ['Expenses', '$51,097 a year', false],
  ])
})

it('a home let for nothing has its loss: a typed rent of 0 is one', () => {
  const { rent, figures, week } = assess({ ...RENTLESS, weekly_rental_income: 0 }, null)
  expect(rent).toBe('$0')
  expect(figures.at(-1)).toMatchObject({ label: 'Profit before principal', value: '−$51,097 a year', loss: true })
  expect(week).toMatchObject({ rent: '$0', short: true })
})

it('a home that earns more than it costs has money left', () => {
  // Nothing borrowed: 33,020 − 11,276.70 = 21,743.30 a year.
  const { week, figures } = assess({ deposit: 850_000 })
  const left = { leftLabel: 'Cash each week', leftValue: '$418', short: false, gain: true, rentShare: 100 }
  expect(week).toMatchObject(left)
  const label = 'Profit before principal'
  expect(figures.at(-1)).toEqual({ label, value: '$21,743 a year', note: '$418 a week', loss: false })
})

it('tells that interest is left out of the profit, not of the cash', () => {
  const { week, figures } = assess({ include_interest_in_calc: false })
  expect(figures.at(-1)).toMatchObject({ label: 'Profit before principal', value: '$21,743 a year', loss: false })
  expect(figures.at(-2)?.note).toBe('Loan interest left out')
  expect(figures[0]).toMatchObject({ label: 'Cash each week', value: '−$572', loss: true })
  expect(week).toMatchObject({ leftValue: '−$572', short: true })
})
