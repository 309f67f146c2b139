import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { FiguresChanged } from './figures-changed.tsx'
import { isChangeSeen, markChangeSeen } from './seen-changes.ts'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))
vi.mock(import('./seen-changes.ts'), async (original) => {
  const seen = await original()
  return { ...seen, useSeenChange: seen.isChangeSeen }
})

const changed = { weekly_cash_flow_before: -242, weekly_cash_flow: -592, because: 'fixed_rate_ends' } as const

function draw(id: string, figures_changed: SavedCalculation['figures_changed'], savedVersion = 3): string {
  const saved = { id, version: savedVersion, readonly: false, photo: null, scenarios: [], scenario: null }
  const loaded = { id, version: 3, figures_changed } as SavedCalculation
  return renderToStaticMarkup(
    <CalculatorProvider store={createCalculatorStore(stateOf(newForm([]), saved))}>
      <FiguresChanged loaded={loaded} />
    </CalculatorProvider>,
  )
}

it('says once why the figures are others', () => {
  expect(draw('one', changed)).toContain('Cash each week: −$242 is now −$592: your fixed rate ended.')
  expect(isChangeSeen('one')).toBe(false)
  markChangeSeen('one')
  expect(draw('one', changed)).toBe('')
  expect(draw('two', changed)).toContain('OK</button>')
})

it('says nothing where they are the same, or once it is saved again', () => {
  expect(draw('three', null)).toBe('')
  expect(draw('three', changed, 4)).toBe('')
})
