// @vitest-environment jsdom
import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { stateOf } from '../model/calculator-state.ts'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { setInput } from '../model/set-input.ts'
import { HeadlineFigure } from './headline-figure.tsx'

it('is the answer to what the home is for', () => {
  const store = createCalculatorStore(stateOf({ ...newForm([]), ...GOLDEN_HOME }))
  render(
    <CalculatorProvider store={store}>
      <HeadlineFigure />
    </CalculatorProvider>,
  )
  expect(screen.getByText('Cash each week')).toBeTruthy()
  expect(screen.getByText('−$572')).toBeTruthy()
  act(() => store.update(setInput, 'purpose', 'live_in'))
  expect(screen.queryByText('Cash each week')).toBeNull()
  expect(screen.getByText('Cost to live here each week')).toBeTruthy()
  expect(screen.getByText('$1,129')).toBeTruthy()
  expect(screen.getByText('Renting a home like this: $635 a week')).toBeTruthy()
  act(() => store.update(setInput, 'interest_rate', null))
  expect(screen.getByText('–')).toBeTruthy()
})
