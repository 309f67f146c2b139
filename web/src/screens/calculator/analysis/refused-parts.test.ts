import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { expect, it } from 'vitest'
import { type AnalysisPart, isPartRefused } from './refused-parts.ts'

const PARTS: readonly AnalysisPart[] = [
  'loans',
  'rent',
  'price',
  'week',
  'years',
  'sale',
  'tax',
  'dates',
  'bank',
  'tenancy',
]

const partsOf = (key: string) =>
  PARTS.filter((part) => isPartRefused(part, { problems: { [key]: 'Wrong' }, refused: {} }))

/** Inputs that can be refused and stop no part, each with its reason. */
const STOPS_NOTHING: Readonly<Record<string, string>> = {
  test_margin: 'Its field stands in the one row that follows from it, which shows a dash (stress-table.tsx).',
  target_gross_yield: 'Has no field: a question of the solve holds what is wanted.',
  target_net_yield: 'The same.',
  target_weekly_cash_flow: 'The same.',
  target_lvr: 'The same.',
  rules: 'Has no field: a pack is taken by its button.',
}

it('every input of the analysis that can be refused stops a part, or there is a reason why not', () => {
  const refusable = keysOf(ANALYSIS_FIELDS).filter(
    (name) => !['boolean', 'choice'].includes(ANALYSIS_FIELDS[name].kind),
  )
  const without = refusable.filter((name) => partsOf(`analysis.${name}`).length === 0)
  expect(without.toSorted()).toEqual(Object.keys(STOPS_NOTHING).toSorted())
})

it.each([
  ['analysis.loans.1.amount', ['loans', 'week', 'years', 'sale', 'tax', 'bank']],
  ['analysis.capital_spend.2', ['years', 'sale', 'tax']],
  ['analysis.sale_cost_pct', ['sale', 'tax']],
  ['analysis.owners.0.other_income', ['tax', 'bank']],
  ['analysis.test_rate', ['bank']],
  ['analysis.tenancy.tenancy_start', ['tenancy']],
  ['purchase_price', ['loans', 'price', 'week', 'years', 'sale', 'tax', 'bank']],
] as const)('%s stops the parts that follow from it', (key, parts) => expect(partsOf(key)).toEqual(parts))
