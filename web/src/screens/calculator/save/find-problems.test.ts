import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findAnalysisProblems } from '../analysis/find-analysis-problems.ts'
import { newForm } from '../model/calculator-form.ts'
import { checkAnalysisWith, stateOf } from '../model/calculator-state.ts'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { setAnalysis } from '../model/calculator-transitions.ts'
import { setSectionOpen } from '../model/open-sections.ts'
import { findProblems } from './find-problems.ts'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))
vi.mock('../model/open-sections.ts', () => ({ setSectionOpen: vi.fn() }))

beforeAll(() => {
  checkAnalysisWith(findAnalysisProblems)
  vi.stubGlobal('requestAnimationFrame', () => 0)
})
afterAll(() => {
  checkAnalysisWith(() => ({}))
  vi.unstubAllGlobals()
})

const home = stateOf({ ...newForm([]), property: '1 Example Street' })

it.each([
  [{ test_margin: 11 }, 'if-rates-rise'],
  [{ loans: [{ interest_rate: 101 }] }, 'borrowing'],
  [{ settlement_date: '1980-01-01' }, 'borrowing'],
] as const)('an input %j that cannot be used opens its own section', (analysis, section) => {
  vi.mocked(setSectionOpen).mockClear()
  expect(findProblems(createCalculatorStore(setAnalysis(home, analysis)), false)).toBe(true)
  expect(vi.mocked(setSectionOpen).mock.calls).toEqual([[section, true]])
})

it('nothing is opened where all is well', () => {
  vi.mocked(setSectionOpen).mockClear()
  expect(findProblems(createCalculatorStore(home), false)).toBe(false)
  expect(setSectionOpen).not.toHaveBeenCalled()
})
