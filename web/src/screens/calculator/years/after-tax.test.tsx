import type { RulesUsed as Rules } from '@homeyield/domain/analysis/analyse'
import { NOT_COUNTED } from '@homeyield/domain/analysis/tax/left-out'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { analysisOf } from '../analysis/analysis-of.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { setAnalysis, setProblem } from '../model/calculator-transitions.ts'
import { YearsSheet } from '../print/years-sheet.tsx'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { setInput } from '../model/set-input.ts'
import { addSpend } from './spend-transitions.ts'
import { RulesNotices } from '../rules/rules-used.tsx'
import { taxFigures } from '@homeyield/domain/figures/workings/sale-figures'
import { Assumptions } from './assumptions.tsx'
import { YearsAhead } from './years-ahead.tsx'
import { basisOf, golden, soon, stepsOf } from './testing/taxed-homes.ts'
import { renderPage, textOf } from './testing/render-page.tsx'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))
vi.mock('../../../components/upgrade-link.tsx', () => ({ UpgradeLink: () => 'Upgrade' }))
vi.mock('./add-to-household.tsx', () => ({ AddToHousehold: () => null }))

vi.mock('../model/open-sections.ts', () => ({ useSectionOpen: () => true }))

function render(state: CalculatorState, premium = true, Shown = YearsAhead): string {
  return renderPage(
    state,
    <>
      <Shown premium={premium} />
      {/* The page loads its fields when they are opened. */}
      <Assumptions premium={premium} />
    </>,
  )
}

describe('the tax of a home beside others', () => {
  // Reference case P12: loan G beside homes that make 30,000.
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

describe('what the estimate leaves out', () => {
  const owners = [
    { name: 'Ana', share_pct: 50 },
    { name: 'Hill Ltd', kind: 'company', share_pct: 25 },
    { name: 'Hill Trust', kind: 'trust', share_pct: 25 },
  ] as const

  it.each([YearsAhead, YearsSheet])('is said where its figures are, on screen and on paper', (Shown) => {
    expect(textOf(render(golden(), true, Shown))).toContain(NOT_COUNTED)
    expect(textOf(render(golden(), true, Shown))).not.toContain('paid out')
    const text = textOf(render(golden({ owners }), true, Shown))
    expect(text).toContain('Of a company, the 28 % that it pays itself are counted. What it pays out to you is taxed')
    expect(text).toContain('Of a trust, nothing is counted as paid out.')
  })

  it('is not on a printed page without tax', () => {
    expect(textOf(render(golden(), false, YearsSheet))).not.toContain('Not counted')
  })
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
