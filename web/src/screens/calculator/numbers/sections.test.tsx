import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { setAnalysis, setField, setProblem, typeBound, typeEstimate } from '../model/calculator-transitions.ts'
import { EstimateFields } from './estimate-fields.tsx'
import { setReview } from '../model/review-state.ts'
import { Borrowing } from './borrowing.tsx'
import { RentalIncome } from './rent.tsx'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))
vi.mock('./review-section.tsx', () => ({}))

const start = stateOf(newForm([]))
const INVERTED = 'Upper figure must not be less than lower'

function render(state: CalculatorState, section: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <CalculatorProvider store={createCalculatorStore(state)}>{section}</CalculatorProvider>
    </MemoryRouter>,
  )
}

const count = (html: string, text: string) => html.split(text).length - 1
const boxesWith = (html: string, errorId: string) => count(html, `aria-describedby="${errorId}"`)

it.each([
  ['Weekly', false],
  ['Fortnightly', true],
  ['Monthly', true],
  ['Yearly', true],
] as const)('%s repayments have their weekly amount beside them: %s', (term, shown) => {
  const html = render(setField(start, 'loan_payment_term', term), <Borrowing />)
  expect(html).toContain(`${term} repayment`)
  expect(html.includes('By the week')).toBe(shown)
})

it('of a home that was settled before, the payment now and the interest of the next year', () => {
  const settled = setAnalysis(start, { settlement_date: '2022-01-10' })
  for (const term of ['Weekly', 'Monthly'] as const) {
    const html = render(setField(settled, 'loan_payment_term', term), <Borrowing />)
    expect(html).toContain(`First ${term.toLowerCase()} repayment`)
    expect(html).toContain('Repaid a week now')
    expect(html).toContain('Interest, next year')
    expect(html).not.toContain('Interest, first year')
  }
})

it.each([
  [20, false],
  [20.01, true],
])('a rate of %d has a note that asks whether it is right: %s', (rate, noted) => {
  const html = render(setField(start, 'interest_rate', rate), <Borrowing />)
  expect(html.includes('More than 20%: check the rate.')).toBe(noted)
})

it('the error of a rent range is shown once, for every box that it concerns', () => {
  const html = render(
    typeBound(typeBound(start, 'lower', 'yearly', 70_000), 'upper', 'yearly', 57_000),
    <RentalIncome />,
  )
  expect(count(html, INVERTED)).toBe(1)
  expect(boxesWith(html, 'weekly-range-error')).toBe(3)
})

it('a rent above its limit in two periods has one error', () => {
  // 2,000,000 a week are 104,000,000 a year; the limits are 1,000,000 and 52,000,000.
  const html = render(typeBound(start, 'upper', 'weekly', 2_000_000), <RentalIncome />)
  expect(count(html, 'Enter a figure from')).toBe(1)
  expect(html).toContain('Enter a figure from 0 to 1,000,000<')
  expect(boxesWith(html, 'weekly-range-error')).toBe(2)
})

it('text that is no figure has its error at its own box', () => {
  const inverted = typeBound(typeBound(start, 'lower', 'weekly', 700), 'upper', 'weekly', 500)
  const html = render(setProblem(inverted, 'yearly_rental_income_lower', 'Enter a number'), <RentalIncome />)
  expect(count(html, INVERTED)).toBe(1)
  expect(count(html, 'Enter a number')).toBe(1)
  expect(html).toMatch(/id="yearly-range-error"[^>]*>Enter a number</u)
})

it('the error of an estimate is shown once', () => {
  const inverted = typeEstimate(typeEstimate(start, 'lower', 'weekly', 700), 'upper', 'weekly', 690)
  expect(count(render(inverted, <EstimateFields />), INVERTED)).toBe(1)
  const missing = render(setReview(start, { checked: true }), <EstimateFields />)
  expect(count(missing, 'Enter your lower estimate. Enter your upper estimate')).toBe(1)
  expect(boxesWith(missing, 'estimate-weekly-error')).toBe(6)
})
