import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../domain/src')

// The kinds of the reference cases that have a function here. Source: investment analysis, "Cases".
const KINDS = [
  'bright_line',
  'break_even_rate_shift',
  'break_even_rent',
  'chattels',
  'compare',
  'deposit_for_lvr',
  'deposit_for_weekly_cash_flow',
  'earliest_rent_increase',
  'income_tax',
  'interest_only_end',
  'interest_share_pct',
  'irr_pct',
  'lawful_rent_path',
  'lender',
  'loan_balance_on',
  'loan_schedule',
  'npv',
  'owner_tax',
  'price_for_gross_yield',
  'price_for_net_yield',
  'price_for_weekly_cash_flow',
  'projection',
  'refix',
  'rent_for_gross_yield',
  'rent_for_net_yield',
  'rent_for_weekly_cash_flow',
  'ring_fence_years',
  'sensitivity',
  'vacancy_weeks_to_zero',
  'weekly_cash_flow',
]

it('each kind that has a function has a test of its cases', () => {
  const sources = globSync('**/oracle-*.test.ts', { cwd: FOLDER }).map((file) =>
    readFileSync(join(FOLDER, file), 'utf8'),
  )
  const tested = sources.flatMap((source) =>
    [...source.matchAll(/itAgreesWith\(\s*'(?<kind>\w+)'/gu)].map(({ groups }) => groups?.['kind'] ?? ''),
  )
  expect(KINDS.filter((kind) => !tested.includes(kind))).toEqual([])
  expect(tested.filter((kind) => !KINDS.includes(kind))).toEqual([])
})

it('no kind of the reference cases passes unseen', ({ skip }) => {
  const cases = inject('investmentCases') as readonly { readonly kind: string }[] | null
  // Another file may have cases of functions that are not built here.
  if (cases === null || process.env['ORACLES_FILE'] !== undefined)
    skip('the reference cases are not beside this repository')
  const unseen = new Set((cases ?? []).map(({ kind }) => kind).filter((kind) => !KINDS.includes(kind)))
  expect([...unseen]).toEqual([])
})
