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

const form = { ...newForm([]), property: '12 Rose Street' }
const saved: Saved = { id: 'one', version: 1, readonly: false, photo: null, scenarios: [], scenario: null }

function render(of: Saved | null, phone: boolean, begun = false): string {
  return renderToStaticMarkup(
    <CalculatorProvider store={createCalculatorStore(stateOf(form, of))}>
      <OpenHome premium phone={phone} begun={begun} photo={null} save={null} />
    </CalculatorProvider>,
  )
}

it.each([true, false])(
  'shows the status of a calculation that began here once it is saved, on a phone: %s',
  (phone) => {
    expect(render(null, phone)).not.toContain('Status')
    expect(render(saved, phone)).toContain('Status')
    expect(render({ ...saved, scenario: {} as OpenScenario }, phone)).not.toContain('Status')
  },
)

it('leads to the card from a calculation that had begun, on a phone, until it is saved', () => {
  const button = 'At an open home? Four fields are enough'
  expect(render(null, true, true)).toContain(button)
  expect(render(null, true, true)).toContain('Status')
  expect(render(null, true, true)).not.toContain('The card')
  expect(render(saved, true, true)).not.toContain(button)
  expect(render(null, false, true)).not.toContain(button)
})
