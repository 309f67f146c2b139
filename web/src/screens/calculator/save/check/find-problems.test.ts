// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { clearFlash, readFlash } from '../../../../messages/flash.ts'
import type { HomePage } from '../../../../paths.ts'
import { newForm } from '../../model/calculator-form.ts'
import { stateOf } from '../../model/calculator-state.ts'
import { createCalculatorStore } from '../../model/calculator-store.ts'
import { setAnalysis, setField } from '../../model/calculator-transitions.ts'
import { setSectionOpen } from '../../model/open-sections.ts'
import { findProblems } from './find-problems.ts'

vi.mock('../../model/open-sections.ts', () => ({ setSectionOpen: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] })
  document.body.innerHTML = '<main></main>'
  clearFlash()
  return () => vi.useRealTimers()
})

const home = stateOf({ ...newForm([]), property: '1 Example Street' })

function pagesAt(page: HomePage) {
  return { page, open: vi.fn<(page: HomePage) => void>() }
}

it.each([
  [{ test_margin: 11 }, 'loans'],
  [{ loans: [{ interest_rate: 101 }] }, 'loans'],
  [{ settlement_date: '1980-01-01' }, 'loans'],
  [{ value_growth_pct: 1000 }, 'years'],
  [{ settlement_date: '2022-01-10', current_value: 0 }, 'years'],
  [{ gross_income: -1 }, 'bank'],
  [{ value_growth_pct: 1000, gross_income: -1 }, 'years'],
  [{ tenancy: { tenancy_start: '1980-01-01' } }, 'rent'],
] as const)('an input %j that cannot be used opens its page', (analysis, page) => {
  const pages = pagesAt('numbers')
  expect(findProblems(createCalculatorStore(setAnalysis(home, analysis)), pages, false)).toBe(true)
  expect(pages.open.mock.calls).toEqual([[page]])
})

it('on its own page an input that cannot be used opens its section', () => {
  vi.mocked(setSectionOpen).mockClear()
  const pages = pagesAt('years')
  expect(findProblems(createCalculatorStore(setAnalysis(home, { value_growth_pct: 1000 })), pages, false)).toBe(true)
  expect(pages.open).not.toHaveBeenCalled()
  expect(vi.mocked(setSectionOpen).mock.calls).toEqual([['assumptions', true]])
})

it('an input that cannot be used and is on two pages is corrected where the person is', () => {
  const pages = pagesAt('years')
  const wrong = setAnalysis(home, { settlement_date: '1980-01-01' })
  expect(findProblems(createCalculatorStore(wrong), pages, false)).toBe(true)
  expect(pages.open).not.toHaveBeenCalled()
})

it('the first field that cannot be used takes the focus, once it is shown', async () => {
  const wrong = setAnalysis(home, { settlement_date: '2022-01-10', current_value: 0 })
  findProblems(createCalculatorStore(wrong), pagesAt('numbers'), false)
  await vi.advanceTimersByTimeAsync(100)
  const field = document.createElement('input')
  field.setAttribute('aria-invalid', 'true')
  field.scrollIntoView = vi.fn()
  document.querySelector('main')?.append(field)
  await vi.advanceTimersByTimeAsync(100)
  expect(document.activeElement).toBe(field)
  expect(readFlash()).toBeNull()
})

it('a field that no page shows has its message', async () => {
  const wrong = setAnalysis(home, { target_lvr: 101 })
  expect(findProblems(createCalculatorStore(wrong), pagesAt('loans'), false)).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(readFlash()).toEqual({
    kind: 'error',
    text: 'Loan-to-value ratio to reach: Enter a figure from 0 to 100',
  })
})

it('a field of the calculator opens its section', () => {
  vi.mocked(setSectionOpen).mockClear()
  const pages = pagesAt('bank')
  expect(findProblems(createCalculatorStore(setField(home, 'rates', -1)), pages, false)).toBe(true)
  expect(pages.open.mock.calls).toEqual([['numbers']])
  expect(vi.mocked(setSectionOpen).mock.calls).toEqual([['annual-expenses', true]])
})

it('nothing is opened where all is well', () => {
  vi.mocked(setSectionOpen).mockClear()
  const pages = pagesAt('rent')
  expect(findProblems(createCalculatorStore(home), pages, false)).toBe(false)
  expect(setSectionOpen).not.toHaveBeenCalled()
  expect(pages.open).not.toHaveBeenCalled()
})
