// @vitest-environment jsdom
import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { WaitingNotice } from './calculator-notices.tsx'
import { newForm, payloadOf } from './model/calculator-form.ts'
import { CalculatorProvider } from './model/calculator-provider.tsx'
import { stateOf } from './model/calculator-state.ts'
import { createCalculatorStore } from './model/calculator-store.ts'
import { OpeningNotices } from './opening-notices.tsx'
import { createDraftAutosave } from './save/stored/draft-autosave.ts'
import { SavingContext, useSaving } from './save/saving-context.ts'
import type { WaitingSave } from './save/stored/waiting-saves.ts'

vi.mock('../../session/offline-cache.ts', () => ({ staleExpenses: () => 'cached' }))

const form = { ...newForm([]), ...GOLDEN_HOME }
const asOf = Date.parse('2026-07-28T00:00:00Z')
const WAITING: WaitingSave = {
  owner: 'a',
  id: null,
  version: null,
  save: { key: 'k', payload: '' },
  body: payloadOf(form, false),
  at: 1,
  refusal: null,
}

function Waiting({ waiting, children }: { waiting: WaitingSave | null; children: ReactNode }) {
  return <SavingContext value={{ ...useSaving(), waiting }}>{children}</SavingContext>
}

function renderNotices(isNew: boolean, waiting: WaitingSave | null) {
  const saved = { id: '7', version: 1, readonly: false, photo: null, scenarios: [], scenario: null }
  const store = createCalculatorStore(stateOf(form, isNew ? null : saved))
  const loaded = isNew ? null : ({ ...form, ...saved } as unknown as SavedCalculation)
  render(
    <CalculatorProvider store={store}>
      <Waiting waiting={waiting}>
        <OpeningNotices
          asOf={isNew ? null : asOf}
          loaded={loaded}
          premium
          onReload={() => undefined}
          drafts={createDraftAutosave(store, 'a', null)}
          restored={false}
          tried={false}
        />
        <WaitingNotice />
      </Waiting>
    </CalculatorProvider>,
  )
}

it.each([
  ['a new home', true, /^You opened the calculator without a connection/u],
  ['a saved one', false, /^You opened this calculation without a connection/u],
])('%s that was opened offline says so, until a save waits for the connection', (_, isNew, text) => {
  renderNotices(isNew, null)
  expect(screen.getByText(text)).toBeTruthy()
  document.body.replaceChildren()
  renderNotices(isNew, WAITING)
  expect(screen.queryByText(text)).toBeNull()
  expect(screen.getByText(/^Not saved yet/u)).toBeTruthy()
})

it('a waiting save is announced by the bar alone', () => {
  renderNotices(true, WAITING)
  expect(screen.queryByRole('status')).toBeNull()
})
