// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Outlet, Route, Routes } from 'react-router'
import { expect, it, vi } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { OpenScenario, Saved } from '../model/calculator-state.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { createCalculatorStore } from '../model/calculator-store.ts'
import type { PageContext } from '../model/page-context.ts'
import { SendToBank } from './send-to-bank.tsx'

vi.mock('../../../api-client/use-config.ts', () => ({ useConfig: () => ({ support_email: null }) }))

const saved: Saved = { id: 'one', version: 1, readonly: false, photo: null, scenarios: [], scenario: null }

function renderPage(of: Saved) {
  const printBankPage = vi.fn(() => Promise.resolve())
  const context: PageContext = { premium: true, printBankPage }
  render(
    <CalculatorProvider store={createCalculatorStore(stateOf(newForm([]), of))}>
      <MemoryRouter>
        <Routes>
          <Route element={<Outlet context={context} />}>
            <Route index element={<SendToBank />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </CalculatorProvider>,
  )
  return printBankPage
}

it('prints the page, and offers that of the calculation only as PDF', () => {
  const printBankPage = renderPage(saved)
  screen.getByRole('button', { name: 'Print for your bank' }).click()
  expect(printBankPage).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeTruthy()
  document.body.replaceChildren()
  renderPage({ ...saved, scenario: {} as OpenScenario })
  expect(screen.queryByRole('button', { name: 'Download as PDF' })).toBeNull()
  expect(screen.getByText('For a PDF of this scenario, print it to a file.')).toBeTruthy()
})
