import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { OpenScenario, Saved } from '../model/calculator-state.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { DownloadBankPage } from './download-bank-page.tsx'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))
vi.mock('../../../api-client/use-config.ts', () => ({ useConfig: () => ({ support_email: null }) }))

const saved: Saved = { id: 'one', version: 1, readonly: false, photo: null, scenarios: [], scenario: null }

function render(of: Saved): string {
  return renderToStaticMarkup(
    <CalculatorProvider store={createCalculatorStore(stateOf(newForm([]), of))}>
      <DownloadBankPage />
    </CalculatorProvider>,
  )
}

it('offers the page of the calculation only, and says so while a scenario is open', () => {
  expect(render(saved)).toContain('Download as PDF')
  const html = render({ ...saved, scenario: {} as OpenScenario })
  expect(html).not.toContain('<button')
  expect(html).toContain('The page to download is that of Base.')
})
