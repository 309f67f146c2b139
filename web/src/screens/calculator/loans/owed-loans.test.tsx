// @vitest-environment jsdom
import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { setAnalysis } from '../model/calculator-transitions.ts'
import { TaxDates } from '../years/tax-dates.tsx'
import { LoanPartMore } from './loan-part-more.tsx'
import { LoanPlacing } from './loan-placing.tsx'
import { loanPartsOf } from '../model/loan-part.ts'
import { setOwedOn, splitLoan } from '../model/loan-transitions.ts'
import { LoansTotals } from './loans-totals.tsx'
import { PlacedBar } from './placed-bar.tsx'
import { SingleLoan } from './single-loan.tsx'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T00:00:00Z') }))
afterEach(() => vi.useRealTimers())

const golden = stateOf({ ...newForm([]), ...GOLDEN_HOME })
const draw = (state: CalculatorState, part: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CalculatorProvider store={createCalculatorStore(state)}>{part}</CalculatorProvider>
    </MemoryRouter>,
  )

it('a single loan asks what is left, for Free too, once it has a day', () => {
  const fixed = setAnalysis(golden, { loans: [{ fixed_until: '2027-12-01' }] })
  const own = draw(fixed, <SingleLoan premium={false} />)
  expect(own).toContain('What is left, as at')
  expect(own).toContain('For a loan that you already have')
  expect(own).not.toContain('Term left')
  const owed = draw(setOwedOn(fixed, 0, '2026-11-01'), <SingleLoan premium={false} />)
  expect(owed).toContain('Term left')
  expect(owed).toContain('value="680,000"')
})

it('a single loan whose field cannot be used shows it', () => {
  const wrong = setAnalysis(golden, { settlement_date: '1980-01-01' })
  expect(draw(wrong, <SingleLoan premium={false} />)).toContain('Enter a date from 1990 to five years from today')
  expect(draw(golden, <SingleLoan premium={false} />)).not.toContain('Loan begins')
})

it('of several loans, amounts are what is left and add up to nothing', () => {
  const owed = setOwedOn(splitLoan(golden), 0, '2026-11-01')
  const [first = {}] = loanPartsOf(owed.form)
  expect(draw(owed, <LoanPartMore index={0} part={first} />)).toContain('value="2026-11-01"')
  expect(draw(owed, <LoanPlacing index={0} part={first} />)).not.toContain('The rest')
  const bar = draw(setAnalysis(owed, { loans: [first, { amount: 20_000 }] }), <PlacedBar />)
  expect(bar).toContain('$360,000 left to repay')
  expect(bar).not.toContain('than you borrow')
})

it('the loans of a home that settles later are not called owed today', () => {
  expect(draw(golden, <LoansTotals premium />)).toContain('<dt>Loan</dt><dd class="figure">$680,000')
  const settled = setAnalysis(golden, { settlement_date: '2026-11-01' })
  expect(draw(settled, <LoansTotals premium />)).toContain('<dt>Owed today</dt>')
})

it('the interest of what is owed from a day on is said to lack what came before', () => {
  const owed = setOwedOn(golden, 0, '2026-11-01')
  const words = 'Interest before the day of what is left is not known.'
  expect(draw(owed, <LoansTotals premium />)).toContain(words)
  expect(draw(golden, <LoansTotals premium />)).not.toContain(words)
})

const MISSING = 'Add the day you settled: a sale may be free of tax earlier.'

it('asks for the settlement where it is taken from what is owed', () => {
  const owed = setOwedOn(golden, 0, '2026-11-01')
  expect(draw(owed, <TaxDates premium />)).toContain(MISSING)
  expect(draw(setAnalysis(owed, { settlement_date: '2022-01-10' }), <TaxDates premium />)).not.toContain(MISSING)
  expect(draw(golden, <TaxDates premium />)).not.toContain(MISSING)
})

it('asks what a home is worth today once it is settled', () => {
  expect(draw(setAnalysis(golden, { settlement_date: '2026-11-25' }), <TaxDates premium />)).toContain('Worth today')
  expect(draw(setAnalysis(golden, { settlement_date: '2026-11-26' }), <TaxDates premium />)).not.toContain(
    'Worth today',
  )
})
