import { GIVEN_LOANS, GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import type { RulesUsed as Rules } from '@homeyield/domain/analysis/analyse'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { analysisOf } from '../analysis/analysis-of.ts'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { setAnalysis, setProblem } from '../model/calculator-transitions.ts'
import { YearsSheet } from '../print/years-sheet.tsx'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { setInput } from '../model/set-input.ts'
import { addSpend } from './spend-transitions.ts'
import { brightLineWords, saleWords } from './bright-line-words.ts'
import { RulesNotices } from '../rules/rules-used.tsx'
import { saleFigures, taxFigures } from '@homeyield/domain/figures/workings/sale-figures'
import type { TaxFigure } from '@homeyield/domain/figures/year-figures'
import { taxWorking } from '@homeyield/domain/figures/workings/tax-working'
import type { TaxBasis } from '@homeyield/domain/figures/workings/tax-working'
import { Assumptions } from './assumptions.tsx'
import { YearsAhead } from './years-ahead.tsx'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))
vi.mock('../../../components/upgrade-link.tsx', () => ({ UpgradeLink: () => 'Upgrade' }))
vi.mock('./add-to-household.tsx', () => ({ AddToHousehold: () => null }))

vi.mock('../model/open-sections.ts', () => ({ useSectionOpen: () => true }))

const TWO: GivenAnalysis['owners'] = [
  { name: 'Ana', share_pct: 60, other_income: 95_000 },
  { name: 'Ben', share_pct: 40, other_income: 48_000 },
]

// P2 of the specification.
function golden(analysis: GivenAnalysis = {}): CalculatorState {
  return stateOf({
    ...newForm([]),
    ...GOLDEN_HOME,
    analysis: {
      settlement_date: '2026-12-01',
      acquired_date: '2026-10-20',
      value_growth_pct: 3.5,
      loans: GIVEN_LOANS,
      chattels_cost: 15_000,
      owners: TWO,
      ...analysis,
    },
  })
}

// P4: sold after two years of 8 %, with one owner.
const soon = (analysis: GivenAnalysis = {}) =>
  golden({ years: 2, value_growth_pct: 8, owners: [{ other_income: 100_000 }], ...analysis })

// A profitable home, P3: the rent and the loan of the specification.
function profitable(analysis: GivenAnalysis = {}): CalculatorState {
  const { form } = golden()
  return stateOf({
    ...form,
    purchase_price: 450_000,
    deposit: 247_500,
    weekly_rental_income: 610,
    interest_rate: 5.2,
    loan_payment_term: 'Monthly',
    analysis: {
      ...form.analysis,
      loans: null,
      years: 15,
      chattels_cost: 8000,
      owners: [
        { name: 'Ana', share_pct: 50, other_income: 74_000 },
        { name: 'Ben', share_pct: 50, other_income: 185_000 },
      ],
      ...analysis,
    },
  })
}

function render(state: CalculatorState, premium = true, Shown = YearsAhead): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <CalculatorProvider store={createCalculatorStore(state)}>
          <Shown premium={premium} />
          {/* The page loads its fields when they are opened. */}
          <Assumptions premium={premium} />
        </CalculatorProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

function textOf(html: string): string {
  return html
    .replaceAll(/<span class="visually-hidden">[^<]*<\/span>/gu, '')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
}

function basisOf({ form }: CalculatorState): TaxBasis {
  const { years_ahead: ahead, after_tax: tax } = analysisOf(form, true)
  if (!isKnown(ahead) || !isKnown(tax)) throw new Error('Nothing was computed')
  return {
    form,
    plan: completeAnalysis(form, '2026-12-01', true),
    weeklyRent: form.weekly_rental_income ?? 0,
    loans: null,
    cashInvested: ahead.value.cash_invested,
    years: ahead.value.years,
    tax: tax.value,
  }
}

const stepsOf = (state: CalculatorState, column: TaxFigure, year: number) =>
  taxWorking(column, year, basisOf(state))?.steps

describe('the figures after tax', () => {
  const textsOf = (state: CalculatorState) => {
    const basis = basisOf(state)
    const figures = [...saleFigures(analysisOf(state.form, true), basis), ...taxFigures(basis)]
    return Object.fromEntries(figures.map(({ label, text }) => [label, text]))
  }

  it('are those of the specification, with a sale that is not taxed', () => {
    expect(textsOf(golden())).toEqual({
      'Costs of selling, year 10': '$37,970',
      'Net proceeds of the sale, year 10': '$602,387',
      'Return a year (IRR), after tax': '6.41%',
      'Net present value at 6%, after tax': '$9,562',
      'Total return, after tax': '$218,045',
      // −17,899.82 / 52
      'Cash each week after tax, year 1': '−$344',
      'Tax in the year of the sale, year 10': '$0',
      'Losses kept after the sale': '$104,149',
    })
    expect(textsOf(profitable())).toMatchObject({ 'Return a year (IRR), after tax': '7.42%' })
  })

  it('have the tax on a sale within the bright line, and how its gain follows', () => {
    expect(textsOf(soon())).toMatchObject({
      'Return a year (IRR), after tax': '14.58%',
      'Net proceeds of the sale, year 2': '$295,742',
      'Tax in the year of the sale, year 2': '$28,396',
      'Losses kept after the sale': '$0',
    })
    const tax = taxFigures(basisOf(soon())).find(({ label }) => label.startsWith('Tax in the year'))
    // 850,000 × 1.08² = 991,440; the chattels are worth 15,000 × 0.75².
    expect(tax?.working.steps).toEqual([
      'Sold for $991,440 − $31,743.20 of costs − $8,437.50 of chattels = $951,259.30',
      'Cost $850,000 + $3,000 − $15,000 of chattels + $0 spent + $0 of interest that was not deductible = $838,000',
      'Gain $951,259.30 − $838,000 = $113,259.30',
      'Tax of all owners: $28,395.91',
    ])
    const sale = saleFigures(analysisOf(soon().form, true), basisOf(soon()))
    expect(sale.map(({ working }) => working.steps)).toEqual([
      ['$991,440 × 3% + $2,000 = $31,743.20'],
      ['$991,440 − $31,743.20 − $663,955.03 = $295,741.77'],
    ])
  })

  it('say why a return does not exist, and deduct legal fees from the cost', () => {
    const nothingLeft = golden({ settlement_date: '2023-12-01', acquired_date: '2023-10-20', current_value: 600_000 })
    const message = 'Selling today would leave nothing in it.'
    expect(textsOf(nothingLeft)).toMatchObject({
      'Return a year (IRR), after tax': message,
      'Net present value at 6%, after tax': message,
      'Total return, after tax': message,
    })
    const fees = taxFigures(basisOf(soon({ purchase_legal_fees: 2000 })))
    const tax = fees.find(({ label }) => label.startsWith('Tax in the year'))
    expect(tax?.working.steps[1]).toBe(
      'Cost $850,000 + $3,000 − $2,000 of legal fees − $15,000 of chattels + $0 spent + $0 of interest that was not deductible = $836,000',
    )
  })

  it('say that a loss counts against other land sales only', () => {
    const state = soon({ value_growth_pct: -5 })
    const tax = taxFigures(basisOf(state)).find(({ label }) => label.startsWith('Tax in the year'))
    expect(tax?.working.steps[2]).toBe('Loss $104,326.25: it counts against gains of other land sales only')
  })
})

describe('the working of a year after tax', () => {
  const cases: [TaxFigure, number, CalculatorState, string[]][] = [
    ['deductible_interest', 1, golden(), ['100.00% of $31,389.23 = $31,389.23']],
    ['depreciation', 2, golden(), ['$11,250 × 25% = $2,812.50']],
    ['depreciation', 2, golden({ chattels_method: 'SL', chattels_rate_pct: 17.5 }), ['$15,000 × 17.5% → $2,625']],
    ['taxable_income', 1, golden(), ['Ana: $19,050 − $27,087.56: $0', 'Ben: $12,700 − $18,058.37: $0', '= $0']],
    [
      'carried_forward',
      1,
      golden(),
      ['Ana: $27,087.56, above $19,050: $8,037.56', 'Ben: $18,058.37, above $12,700: $5,358.37', '= $13,395.93'],
    ],
    ['tax', 2, soon(), ['Owner 1: tax on $100,000 + $85,117.71, less tax on $100,000: $28,395.91', '= $28,395.91']],
    ['cash_flow_after_tax', 1, golden(), ['−$17,899.82 − $0 = −$17,899.82']],
    ['cash_on_cash_after_tax', 1, golden(), ['−$17,899.82 ÷ $173,000 = −10.35%']],
  ]

  it.each(cases)('of %s, year %i', (column, year, state, steps) => {
    expect(stepsOf(state, column, year)).toEqual(steps)
  })

  it('has the gain and what was kept from before', () => {
    const [line] = stepsOf(soon(), 'taxable_income', 2) ?? []
    expect(line).toContain('+ $113,259.30 of the gain − ')
    expect(line).toMatch(/ − \$13,395\.93 kept: \$85,117\.71$/u)
  })

  it('says that what was kept counts against other income once everything is sold', () => {
    const state = soon({ value_growth_pct: -5 })
    expect(stepsOf(state, 'carried_forward', 2)?.[0]).toBe(
      'Owner 1: counts against other income, as the sale is taxed: $0',
    )
    expect(stepsOf(state, 'tax', 2)?.[0]).toBe(
      'Owner 1: tax on $100,000 less what was kept, less tax on $100,000: −$9,099.48',
    )
  })

  it('is none for a year after the sale', () => {
    expect(taxWorking('tax', 3, basisOf(soon()))).toBeNull()
  })
})

describe('the tax of a home beside others', () => {
  // G of the specification beside homes that make 30,000.
  const beside = golden({
    loans: null,
    chattels_cost: 0,
    owners: [{ other_income: 95_000, other_residential_net: 30_000 }],
  })

  it('says what it saves, and on what', () => {
    expect(textOf(render(beside))).toContain('saves $7,311 on your other homes')
    const released = soon({ value_growth_pct: -5 })
    expect(textOf(render(released))).toContain('saves $9,099 on your other income')
    expect(textOf(render(beside, true, YearsSheet))).toContain('saves $7,311 on your other homes')
  })

  it('has both paths in its workings', () => {
    expect(stepsOf(beside, 'taxable_income', 1)?.[0]).toBe(
      'Owner 1: $31,750 + $30,000 of other homes − $53,904.19, not below 0, less $30,000 without the home: −$22,154.19',
    )
    expect(stepsOf(beside, 'tax', 1)?.[0]).toBe('Owner 1: tax on $102,845.81, less tax on $125,000: −$7,310.88')
    const losing = golden({ loans: null, chattels_cost: 0, owners: [{ other_residential_net: -3000 }] })
    expect(stepsOf(losing, 'carried_forward', 1)?.[0]).toBe(
      'Owner 1: $53,904.19 + $3,000 of other homes, above $31,750: $25,154.19',
    )
  })

  it('has a column of legal fees only when there are some', () => {
    expect(textOf(render(beside))).not.toContain('Legal fees Taxable')
    expect(textOf(render(golden({ purchase_legal_fees: 2800 })))).toContain('Legal fees Taxable')
  })
})

describe('the section after tax', () => {
  it('asks for an owner first, and says once that it is no advice', () => {
    const text = textOf(render(golden({ owners: null })))
    expect(text).toContain('– Add an owner to see this.')
    expect(text.match(/not advice/gu)).toHaveLength(1)
    expect(text).toContain('Add an owner')
  })

  it('has the bright line and the table, and what is not confirmed only under “Rules used”', () => {
    const text = textOf(render(golden()))
    expect(text).toContain('Taxed if you agree to sell by 1 Dec 2028. A sale on 1 Dec 2036 is not taxed.')
    const [before = '', used = ''] = text.split('Rules used, as at')
    expect(before).not.toContain('onfirm')
    expect(used).toContain('Rates of depreciation : You may enter a rate of your own.')
    expect(used).toContain('After the 2026 general election : Rules may change; we show today’s.')
    expect(used).toContain('The anniversary itself : We count the last day as taxed.')
    expect(textOf(render(soon())).split('Rules used, as at')[0]).not.toContain('onfirm')
  })

  it('has each rule with its day, source and grade', () => {
    const html = render(golden())
    expect(textOf(html)).toContain(
      'Interest that is deductible : All interest counts again since April 2025. From 1 Apr 2025: 100 %. Official. ird.govt.nz, How interest deductions are affected; Property interest rules changes',
    )
    expect(html).toContain('<a href="https://www.ird.govt.nz">')
    expect(textOf(html)).not.toContain('Loan to value before July 2024')
  })

  it('stops alone for an input of the tax, with the sentence at its field', () => {
    const wrong = setInput(golden(), 'analysis.owners.0.other_income', -1)
    const html = render(wrong)
    expect(html).toContain('Enter a figure from 0 to 100,000,000')
    expect(textOf(html)).toContain('Equity after 10 years $640,358')
    expect(textOf(html)).toContain(`– ${CORRECT_IT_FIRST}`)
    expect(textOf(html)).not.toContain('Kept for later')
    expect(render(setProblem(golden(), 'analysis.owners.1.share_pct', 'Enter a number'))).toContain('Enter a number')
  })

  it('says what is missing, as the years do', () => {
    const { form } = golden()
    const text = textOf(render(stateOf({ ...form, weekly_rental_income: null, rent_source: 'market' })))
    expect(text.match(/– Add a rent to see this\./gu)).toHaveLength(2)
  })

  it('keeps the years while an input of the sale is wrong', () => {
    const text = textOf(render(setAnalysis(golden(), { sale_cost_pct: 21 })))
    expect(text).toContain('Equity after 10 years $640,358')
    expect(text).not.toContain('Net proceeds of the sale')
  })

  it('says at the last share that the shares do not add up', () => {
    const html = render(setInput(golden(), 'analysis.owners.1.share_pct', 30))
    expect(textOf(html)).toContain('– The shares add up to 90 %.')
    expect(html).toMatch(
      /aria-invalid="true"[^>]*aria-describedby="[^"]*"[^>]*value="30"|value="30"[^>]*aria-invalid="true"/u,
    )
  })

  it('has no owner, tax or figure of them without Premium, but what the rules say', () => {
    const html = render(golden(), false)
    const text = textOf(html)
    expect(text).toContain(
      '100% of the interest that you pay today is deductible. Taxed if you agree to sell by 1 Dec 2028.',
    )
    expect(text).not.toContain('Ana')
    expect(text).not.toContain('Kept for later')
    expect(html).not.toContain('name="analysis.sale_year"')
    expect(html).not.toContain('name="other_rentals"')
    expect(textOf(render(golden({ acquired_date: '1980-01-01' }), false))).toContain(
      'Enter a date from 1990 to five years from today',
    )
  })

  it('is read only after a lapse', () => {
    const saved = { id: 'a', version: 1, readonly: true, photo: null, scenarios: [], scenario: null }
    const html = render({ ...golden(), saved })
    expect(html).toMatch(/<fieldset[^>]*disabled=""/u)
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*name="analysis.sale_year"/u)
  })

  it('says when the rules are due to be checked, and when those of the calculation are not known', () => {
    const used = analysisOf(golden().form, true).rules
    if (!isKnown(used)) throw new Error('No rules')
    const noticesOf = (changes: Partial<Rules>) =>
      textOf(renderToStaticMarkup(<RulesNotices rules={{ ...used.value, check_due: false, ...changes }} />))
    expect(noticesOf({})).toBe('')
    expect(noticesOf({ check_due: true })).toContain(
      'These rules are as at 26 Nov 2026, to be checked before 1 Apr 2027. They may have changed since.',
    )
    expect(noticesOf({ unknown: 'nz-2019-01' })).toContain('nz-2019-01. The newest are used: nz-2026-11b.')
  })
})

describe('the words of the bright line', () => {
  it('say when no sale is taxed', () => {
    expect(brightLineWords('2028-12-01', true, golden().form)).toBe('A main home is not taxed by the bright-line test.')
    expect(brightLineWords(null, false, golden().form)).toBe('No sale of this home is taxed by the bright-line test.')
    const { tax } = basisOf(soon())
    expect(saleWords(tax)).toBe('A sale on 1 Dec 2028 is within it: $113,259 of gain is taxed.')
    expect(saleWords({ ...tax, taxable_gain: 0, unused_loss: 104_326.25 })).toBe(
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

describe('planned spending', () => {
  const start = setInput(addSpend(addSpend(golden())), 'analysis.capital_spend.2', 12_000)

  it('counts in its year, as cost of a taxed sale, and stops the years when it cannot be used', () => {
    expect(textOf(render(start))).toContain('Capital spending')
    const spent = setInput(soon(), 'analysis.capital_spend.1', 10_000)
    const tax = taxFigures(basisOf(spent)).find(({ label }) => label.startsWith('Tax in the year'))
    expect(tax?.working.steps[2]).toBe('Gain $951,259.30 − $848,000 = $103,259.30')
    const html = render(setInput(start, 'analysis.capital_spend.2', 10_000_001))
    expect(html).toContain('Enter a figure from 0 to 10,000,000')
    expect(textOf(html)).toContain(`– ${CORRECT_IT_FIRST}`)
    expect(textOf(html)).not.toContain('Equity after')
  })
})

describe('the printed page', () => {
  it('has the years before and after tax, the returns and the bright line', () => {
    const html = render(golden(), true, YearsSheet)
    expect(html.match(/<th scope="row">/gu)).toHaveLength(10)
    const text = textOf(html)
    expect(text).toContain('Return a year (IRR), after tax 6.41%')
    // Before the loan, interest, cash, value, equity; tax, kept for later, cash after tax.
    expect(text).toContain('1 $21,743 $31,389 −$17,900 $879,750 $208,004 $0 $13,396 −$17,900')
    expect(text).toContain('A sale on 1 Dec 2036 is not taxed.')
    expect(text.match(/not advice/gu)).toHaveLength(1)
  })

  it('has no tax without Premium, and no figure that cannot be used', () => {
    const text = textOf(render(golden(), false, YearsSheet))
    expect(text).not.toContain('after tax')
    expect(text).not.toContain('Kept for later')
    expect(textOf(render(setAnalysis(golden(), { value_growth_pct: 21 }), true, YearsSheet))).toContain(
      CORRECT_IT_FIRST,
    )
    expect(textOf(render(setAnalysis(golden(), { owners: null }), true, YearsSheet))).not.toContain('Kept for later')
    const { form } = golden()
    const noRent = stateOf({ ...form, weekly_rental_income: null, rent_source: 'market' })
    expect(textOf(render(noRent, true, YearsSheet))).toContain('Add a rent to see this.')
  })
})
