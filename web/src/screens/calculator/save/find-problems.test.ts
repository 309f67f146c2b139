import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { HomePage } from '../../../paths.ts'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { setAnalysis, setField } from '../model/calculator-transitions.ts'
import { setSectionOpen } from '../model/open-sections.ts'
import { findProblems } from './find-problems.ts'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))
vi.mock('../model/open-sections.ts', () => ({ setSectionOpen: vi.fn() }))

beforeAll(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
})
afterAll(() => {
  vi.unstubAllGlobals()
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
  [{ gross_income: -1 }, 'bank'],
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
