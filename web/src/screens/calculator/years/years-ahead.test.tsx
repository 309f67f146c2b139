import { aWeek } from '@homeyield/domain/money/money'
import { GIVEN_LOANS, GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { formatMoney } from '@homeyield/domain/money/amount'
import { toCents } from '@homeyield/domain/money/round'
import { describe, expect, it, vi } from 'vitest'
import { dateText } from '../../../ui/date-text.ts'
import { today } from '../model/today.ts'
import { analysisOf } from '../analysis/analysis-of.ts'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { setAnalysis, setField, setProblem } from '../model/calculator-transitions.ts'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { WITH_PREMIUM } from '../sections/with-premium.ts'
import { summaryFigures } from '@homeyield/domain/figures/workings/summary-figures'
import type { YearFigure } from '@homeyield/domain/figures/year-figures'
import type { YearsBasis } from '@homeyield/domain/figures/workings/years-basis'
import { yearWorking } from '@homeyield/domain/figures/workings/year-working'
import { Assumptions } from './assumptions.tsx'
import { renderPage, textOf } from './testing/render-page.tsx'
import { YearsAhead } from './years-ahead.tsx'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))
vi.mock('../../../components/upgrade-link.tsx', () => ({ UpgradeLink: () => 'Upgrade' }))
vi.mock('./add-to-household.tsx', () => ({ AddToHousehold: () => null }))

vi.mock('../model/open-sections.ts', () => ({ useSectionOpen: () => true }))

// Reference case P1, and P2 with the three loans.
function golden(analysis: GivenAnalysis = {}): CalculatorState {
  return stateOf({
    ...newForm([]),
    ...GOLDEN_HOME,
    analysis: { settlement_date: '2026-12-01', value_growth_pct: 3.5, ...analysis },
  })
}

function render(state: CalculatorState, premium = true): string {
  return renderPage(
    state,
    <>
      <YearsAhead premium={premium} />
      {/* The page loads its fields when they are opened. */}
      <Assumptions premium={premium} />
    </>,
  )
}

it('counts only lawful increases on request, which need the tenancy', () => {
  expect(textOf(render(golden()))).toContain('enter when the tenancy began. Go to Rent increases')
  const html = render(golden({ tenancy: { tenancy_start: '2026-09-15' }, rent_mode: 'lawful' }))
  expect(html).toMatch(/<input[^>]*name="analysis.rent_mode"[^>]*checked=""/u)
  expect(textOf(html)).toContain('Count only the increases that the law allows')
})

// Without Premium several loans do not count, so the home settles today.
it('marks the taxed years from today where loans that do not count began earlier', () => {
  const owed = { amount: 340_000, owed_on: '2022-01-10', term_months: 300 }
  const state = golden({ settlement_date: null, loans: [owed, owed] })
  expect(render(state, false)).toContain(`<span>${dateText(today())}</span>`)
})

function basisOf({ form }: CalculatorState, premium = true): YearsBasis {
  const { years_ahead: ahead, loans } = analysisOf(form, premium)
  if (!isKnown(ahead) || !isKnown(loans)) throw new Error('Nothing was computed')
  return {
    form,
    plan: completeAnalysis(form, '2026-12-01', true),
    weeklyRent: aWeek(635),
    loans: loans.value,
    cashInvested: ahead.value.cash_invested,
    years: ahead.value.years,
  }
}

function summaryOf(state: CalculatorState, premium = true): Record<string, string> {
  const figures = summaryFigures(analysisOf(state.form, premium), basisOf(state, premium))
  return Object.fromEntries(figures.map(({ label, text }) => [label, text]))
}

describe('the summary', () => {
  it('has the return, the week, the equity and the worst year of the method', () => {
    expect(summaryOf(golden({ loans: GIVEN_LOANS }))).toEqual({
      'Return a year (IRR), before tax': '6.41%',
      'Net present value at 6%': '$9,562',
      // −17,899.82 / 52
      'Cash each week, year 1': '−$344',
      'Cash on cash, year 1': '−10.35%',
      'Equity after 10 years': '$640,358',
      'Worst year: year 6': '−$23,880',
    })
    expect(summaryOf(golden())).toMatchObject({
      'Return a year (IRR), before tax': '3.96%',
      'Net present value at 6%': '−$49,658',
    })
  })

  it('has the sale in the working of the return', () => {
    const state = golden({ loans: GIVEN_LOANS })
    const [irr] = summaryFigures(analysisOf(state.form, true), basisOf(state))
    expect(irr?.working.steps[0]).toBe('Put in: −$173,000')
    expect(irr?.working.steps.at(-2)).toBe(
      'Sale at the end of year 10: $602,387.24, after $37,970.27 of costs and the loans',
    )
  })

  it('begins with the equity left in a home that is settled', () => {
    const basis = basisOf(golden({ settlement_date: '2024-12-01', current_value: 905_000 }))
    const left = summaryFigures(analysisOf(basis.form, true), basis).find(({ label }) => label === 'Equity left in it')
    const owed = toCents((basis.years[0]?.debt ?? 0) + (basis.years[0]?.principal ?? 0))
    expect(left?.working.steps).toEqual([
      `Equity left in it: $905,000 − $29,150 of selling − ${formatMoney(owed)} owed = ${formatMoney(toCents(875_850 - owed))}`,
    ])
    expect(yearWorking('value', 1, basis)?.steps).toEqual(['$905,000 × 1.035¹ = $936,675'])
    expect(yearWorking('cash_on_cash', 1, basis)?.formula).toBe('cash before tax ÷ the equity left in it')
    expect(summaryOf(golden())).not.toHaveProperty('Equity left in it')
  })

  it('says why there is no return', () => {
    const lost = summaryOf(golden({ value_growth_pct: -20 }))
    expect(lost['Return a year (IRR), before tax']).toBe('The money never comes back.')
  })
})

describe('the working of a year', () => {
  const basis = basisOf(golden({ loans: GIVEN_LOANS }))
  const workings: [YearFigure, number, string[]][] = [
    ['gross_rent', 2, ['52 × $635 × 1.025¹ = $33,845.50']],
    ['vacancy', 1, ['2 × $33,020 ÷ 52 = $1,270']],
    ['management', 1, ['$33,020 × 8.5% = $2,806.70']],
    ['other_costs', 2, ['$7,200 × 1.03¹ = $7,416']],
    ['net_operating_income', 1, ['$33,020 − $1,270 − $2,806.70 − $7,200 = $21,743.30']],
    ['interest', 1, ['A: $15,148.40', 'B: $11,976', 'C: $4,264.83', '= $31,389.23']],
    ['principal', 1, ['A: $5,490.40', 'B: $0', 'C: $2,763.49', '= $8,253.89']],
    ['cash_flow_before_tax', 1, ['−$9,645.93 − $8,253.89 = −$17,899.82']],
    ['value', 1, ['$850,000 × 1.035¹ = $879,750']],
    ['equity', 1, ['$879,750 − $671,746.11 = $208,003.89']],
    ['lvr', 1, ['$671,746.11 ÷ $879,750 = 76.36%']],
    ['cash_on_cash', 1, ['Cash put in: $170,000 + $3,000 = $173,000', '−$17,899.82 ÷ $173,000 = −10.35%']],
  ]

  it.each(workings)('of %s, year %i', (column, year, steps) => {
    expect(yearWorking(column, year, basis)?.steps).toEqual(steps)
  })

  it('is null for a year that is not shown', () => {
    expect(yearWorking('value', 11, basis)).toBeNull()
  })

  it('takes a typed vacancy and GST on the fee', () => {
    const typed = setField(golden(), 'fee_plus_gst', true)
    const own = basisOf(stateOf({ ...typed.form, vacancy_cost: 500 }))
    expect(yearWorking('vacancy', 2, own)?.steps).toEqual(['$500 × 1.025¹ = $512.50'])
    expect(yearWorking('management', 1, own)?.steps).toEqual(['$33,020 × 8.5% × 1.15 = $3,227.71'])
  })
})

describe('the section', () => {
  it('has a row for each year, and what the equity is if values do not grow', () => {
    const html = render(golden({ loans: GIVEN_LOANS }))
    // In two tables.
    expect(html.match(/<th scope="row">/gu)).toHaveLength(2 * 10)
    expect(textOf(html)).toContain('$26,752 $30,589')
    // 850,000 − 558,651.44
    expect(textOf(html)).toContain('Equity if values do not grow $291,349')
    expect(html.match(/tabindex="0"/gu)).toHaveLength(2 * 2)
  })

  it('says once that a default is a guide, and which guide an own figure replaces', () => {
    const html = render(golden())
    // The fields are drawn twice here.
    expect(html.match(/a guide, change it/giu)).toHaveLength(2)
    // That of the chart.
    expect(html.match(/type="range"/gu)).toHaveLength(1)
    expect(html).toContain('The guide is 3%.')
  })

  it('has five years without Premium, and the names of what Premium adds', () => {
    const html = render(golden(), false)
    expect(html.match(/<th scope="row">/gu)).toHaveLength(2 * 5)
    for (const [name, tells] of WITH_PREMIUM.years) expect(html).toContain(`<strong>${name}</strong>: ${tells}.`)
    expect(Object.keys(summaryOf(golden(), false))).toEqual([
      'Cash each week, year 1',
      'Cash on cash, year 1',
      'Equity after 5 years',
      'Worst year: year 1',
    ])
    expect(html).not.toContain('name="discount_rate_pct"')
  })

  it.each([
    ['outside its limits', setAnalysis(golden(), { value_growth_pct: 21 }), 'Enter a figure from −20 to 20'],
    ['that is no number', setProblem(golden(), 'analysis.value_growth_pct', 'Enter a number'), 'Enter a number'],
  ])('keeps the field of a growth %s, with the sentence and no years', (_, state, problem) => {
    const html = render(state)
    expect(html).toMatch(/<input[^>]*name="analysis.value_growth_pct"/u)
    expect(html).toContain(problem)
    expect(html).toContain(`– ${CORRECT_IT_FIRST}`)
    expect(html).not.toContain('scope="row"')
  })

  it('says what is missing', () => {
    const html = render(stateOf({ ...golden().form, weekly_rental_income: null, rent_source: 'market' }))
    expect(html).toContain('– Add a rent to see this.')
  })
})
