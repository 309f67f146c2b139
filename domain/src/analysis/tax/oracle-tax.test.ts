import { itAgreesWith } from '../testing/oracle-cases.ts'
import type { Ownership } from './bright-line.ts'
import { brightLine } from './bright-line.ts'
import type { ChattelsMethod } from './depreciate-chattels.ts'
import { depreciateChattels } from './depreciate-chattels.ts'
import type { OwnerKind } from '../../calculation/owner-fields.ts'
import { incomeTax } from './income-tax.ts'
import { interestSharePct } from './interest-share-pct.ts'
import type { OwnerYear } from './owner-tax.ts'
import { ownerTax } from './owner-tax.ts'
import { ringFence } from './ring-fence.ts'
import { RULES_2026_11B as RULES } from '../rules/nz-2026-11b.ts'

type GivenYear = Pick<OwnerYear, 'kind' | 'tax_year' | 'other_income' | 'residential_income' | 'deductions'>

itAgreesWith('income_tax', ({ income, tax_year, kind }: { income: number[]; tax_year: number; kind: OwnerKind }) =>
  income.map((one) => incomeTax(RULES, one, tax_year, kind)),
)
itAgreesWith('interest_share_pct', ({ cases }: { cases: { on: string; acquired: string; new_build: boolean }[] }) =>
  cases.map(({ on, acquired, new_build }) => interestSharePct(RULES, on, acquired, new_build)),
)
itAgreesWith('ring_fence_years', ({ years }: { years: { income: number; deductions: number }[] }) => {
  let broughtForward = 0
  return years.map(({ income, deductions }) => {
    const { taxable, carried_forward } = ringFence(income, deductions, broughtForward)
    broughtForward = carried_forward
    return [taxable, carried_forward]
  })
})
itAgreesWith('owner_tax', (given: Partial<OwnerYear> & GivenYear) =>
  ownerTax(RULES, {
    other_residential_net: 0,
    ring_fence_basis: 'portfolio',
    brought_forward: 0,
    brought_forward_without: given.brought_forward ?? 0,
    land_gain: 0,
    released: false,
    ...given,
  }),
)
itAgreesWith('bright_line', ({ cases }: { cases: Omit<Ownership, 'new_build' | 'main_home'>[] }) =>
  cases.map((one) => brightLine(RULES, Object.assign({ new_build: false, main_home: false }, one))),
)
itAgreesWith(
  'chattels',
  ({ cost, rate_pct, method, years }: { cost: number; rate_pct: number; method: ChattelsMethod; years: number }) =>
    depreciateChattels(cost * 100, rate_pct, method, years).map(({ depreciation, book }) => [
      depreciation / 100,
      book / 100,
    ]),
)
