import { analyse } from '@homeyield/domain/analysis/analyse'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { NEXT_PACKS } from '@homeyield/domain/analysis/testing/next-rules'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import { NewerRules } from './newer-rules.tsx'
import { PartRules } from './part-rules.tsx'

const given = vi.hoisted((): { analysis: GivenAnalysis; readonly: boolean } => ({ analysis: {}, readonly: false }))
const TODAY = '2027-04-02'
const FORM = { ...newForm([]), purchase_price: 850_000, deposit: 170_000, interest_rate: 6.49 }

vi.mock('../model/today.ts', () => ({ today: () => '2027-04-02' }))
vi.mock('../model/paused-form.ts', () => ({ usePausedForm: () => ({ form: formOf() }) }))
vi.mock(import('../model/calculator-store.ts'), async (original) => ({
  ...(await original()),
  useCalculatorStore: () => ({
    get: () => stateOf(formOf()),
    update: () => undefined,
    subscribe: () => () => undefined,
  }),
  useReadonly: () => given.readonly,
}))

function formOf() {
  return { ...FORM, analysis: given.analysis }
}

function textOf(shown: ReactNode): string {
  return renderToStaticMarkup(shown)
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
}

describe('a calculation that was saved under older rules', () => {
  const render = (rules: string, readonly = false) => {
    const tenancy = { tenancy_start: '2026-01-01' }
    Object.assign(given, { analysis: { rules, settlement_date: '2026-12-01', tenancy }, readonly })
    return textOf(<NewerRules premium packs={NEXT_PACKS} />)
  }

  it('shows first what newer ones would change', () => {
    const text = render('nz-2026-11b')
    expect(text).toContain('saved with the rules as at 26 Nov 2026, and its figures still follow them.')
    expect(text).toContain('There are newer rules, as at 1 Apr 2027.')
    expect(text).toContain('LVR from which banks are limited: 70.00% → 65.00%')
    expect(text).toContain('Most loan at that LVR: $595,000 → $552,500')
    expect(text).toContain('Last day on which a sale is taxed: 1 Dec 2028 → 1 Dec 2036')
    expect(text).toContain('Bright line: 24 months → 120 months')
    expect(text).toContain('Notice of a rent increase : 60 days → 90 days (from 1 Apr 2027)')
    expect(text).toContain('Use the newer rules')
  })

  it('offers nothing to change where it is read-only, and shows nothing under the newest rules', () => {
    expect(render('nz-2026-11b', true)).not.toContain('Use the newer rules')
    expect(render('nz-2027-04')).toBe('')
  })
})

describe('the rules that a part uses', () => {
  const render = (rules: string | null, today = TODAY, confirmedOnly = false) => {
    const options = { premium: true, withPayments: false, today }
    const used = analyse(FORM, completeAnalysis({ ...FORM, analysis: { rules } }, today, true), options).rules
    return textOf(<PartRules rules={used} topic="lending" confirmedOnly={confirmedOnly} />)
  }

  it('have a date and a source, and say what is not confirmed', () => {
    const text = render(null, '2026-11-24')
    expect(text).toContain('Rules used, as at 26 Nov 2026')
    expect(text).toContain(
      'Loan to value : A limit on banks, not on you: only a small part of a bank’s new loans may be above it. From 1 Dec 2025: above 70 %, at most 10 % of a bank’s new lending. Official. rbnz.govt.nz; landlords.co.nz',
    )
    expect(text).toContain('Changes in 2026 : Banks may have newer limits than these. Whether the limits changed')
    expect(text).toContain('Not confirmed. No source confirms it')
    expect(text).not.toContain('Sale that is taxed')
    expect(text).not.toContain('may have changed since')
  })

  it('say nothing that is not confirmed on a page for a bank', () => {
    const text = render(null, '2026-11-24', true)
    expect(text).toContain('Exempt loans')
    expect(text).not.toContain('Not confirmed')
    expect(text).not.toContain('Changes in 2026')
  })

  it('say once they are due to be checked, and when the named ones are not known', () => {
    expect(render(null)).toContain('to be checked before 1 Apr 2027. They may have changed since.')
    expect(render('nz-2019-01')).toContain('names rules that are not known here, nz-2019-01')
  })
})
