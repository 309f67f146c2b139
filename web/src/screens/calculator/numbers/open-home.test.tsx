import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { OpenScenario, Saved } from '../model/calculator-state.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { OpenHome } from './open-home.tsx'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))
vi.mock('./open-home-card.tsx', () => ({ OpenHomeCard: () => 'The card' }))

vi.mock(import('../model/use-width.ts'), async (original) => ({ ...(await original()), usePhone: () => shown.phone }))

const shown = vi.hoisted(() => ({ phone: true }))
const saved: Saved = { id: 'one', version: 1, readonly: false, photo: null, scenarios: [], scenario: null }

function render(of: Saved | null, phone: boolean, property = ''): string {
  shown.phone = phone
  const form = { ...newForm([]), property, note: 'My note' }
  return renderToStaticMarkup(
    <CalculatorProvider store={createCalculatorStore(stateOf(form, of))}>
      <OpenHome premium />
    </CalculatorProvider>,
  )
}

const STREET = '12 Rose Street'

it('starts with the card on a phone, and elsewhere leads to it', () => {
  expect(render(null, true)).toBe('The card')
  expect(render(null, false)).toContain('At an open home? Four fields are enough')
})

it('shows the note of a calculation, which a scenario has not', () => {
  expect(render(saved, true, STREET)).toContain('My note')
  expect(render({ ...saved, scenario: {} as OpenScenario }, true, STREET)).not.toContain('My note')
})

it('leads to the card from a calculation that had begun, on a phone, until it is saved', () => {
  const button = 'At an open home? Four fields are enough'
  expect(render(null, true, STREET)).toContain(button)
  expect(render(null, true, STREET)).not.toContain('The card')
  expect(render(saved, true, STREET)).not.toContain(button)
  expect(render(null, false, STREET)).not.toContain(button)
})
