import { describe, expect, it } from 'vitest'
import { NEEDS_PREMIUM, type Outcome, type Unknown } from '../../outcome/outcome.ts'
import type { Deal } from '../deal/deal.ts'
import type { Plan } from '../inputs/plan.ts'
import { RULES_2026_11B as RULES } from '../rules/nz-2026-11b.ts'
import { split } from '../testing/golden-deal.ts'
import { FIRST_TAX_YEAR, FIRST_YEAR, person, plan } from '../testing/golden-plan.ts'
import { ownersProblem, yearsAhead } from './years-ahead.ts'

interface Given {
  readonly premium?: boolean
  readonly deal?: Outcome<Deal>
  readonly noSchedule?: Unknown | null
}

function partsOf(
  changes: Partial<Plan> = {},
  { premium = true, deal = { value: split }, noSchedule = null }: Given = {},
) {
  const { years_ahead, sale, after_tax } = yearsAhead(RULES, deal, noSchedule, { ...plan, ...changes }, premium)
  return { years_ahead: years_ahead(), sale: sale(), after_tax: after_tax() }
}

const rowsOf = (part: Outcome<{ readonly years: readonly object[] }>) => ('value' in part ? part.value.years : [])

describe('the golden case with three loans', () => {
  it('has the years before tax in one part', () => {
    const { years_ahead } = partsOf()
    expect(years_ahead).toMatchObject({ value: { cash_invested: 173_000 } })
    expect(rowsOf(years_ahead)).toHaveLength(10)
    expect(rowsOf(years_ahead)[0]).toEqual(FIRST_YEAR)
  })

  it('has its sale in another', () => {
    expect(partsOf().sale).toEqual({
      value: {
        sale_costs: 37_970.27,
        sale_proceeds: 602_387.24,
        total_return_before_tax: { value: 218_045.14 },
        irr_before_tax: { value: expect.closeTo(6.405012, 6) },
        npv_before_tax: { value: 9562.23 },
      },
    })
  })

  it('has what follows from tax in a third', () => {
    const { after_tax } = partsOf()
    expect(after_tax).toMatchObject({ value: { sale_day: '2036-12-01', npv_after_tax: { value: 9562.23 } } })
    expect(rowsOf(after_tax)).toHaveLength(10)
    expect(rowsOf(after_tax)[0]).toEqual(FIRST_TAX_YEAR)
  })

  it('has five years before tax and nothing else without Premium', () => {
    const free = partsOf({}, { premium: false })
    expect(free).toMatchObject({ sale: NEEDS_PREMIUM, after_tax: NEEDS_PREMIUM })
    expect(rowsOf(free.years_ahead)).toEqual(rowsOf(partsOf().years_ahead).slice(0, 5))
    expect(rowsOf(partsOf({ years: 3 }, { premium: false }).years_ahead)).toHaveLength(3)
  })
})

it('needs the day when the tenancy began for the rent that the law allows', () => {
  const missing = { reason: 'missing_input', message: 'Add the day when the tenancy began to see this.' }
  const lawful = { rent_mode: 'lawful', tenancy: null } as const
  expect(partsOf(lawful)).toEqual({ years_ahead: missing, sale: missing, after_tax: missing })
  const tenancy = {
    tenancy_start: '2026-09-15',
    last_increase: null,
    notice_date: '2026-12-01',
    fixed_term_end: null,
    increase_permitted_in_term: false,
    boarding_house: false,
    notice_by: 'in_person',
    notice_after_5pm: false,
  } as const
  // Reference case E5.
  expect(rowsOf(partsOf({ ...lawful, tenancy, rent_growth_pct: 3 }).years_ahead)[1]).toMatchObject({
    gross_rent: 34_008,
  })
  expect(partsOf({ rent_mode: 'smooth', tenancy }).years_ahead).toEqual(partsOf().years_ahead)
})

it('says what the home or its loans lack', () => {
  const noPrice: Unknown = { reason: 'missing_input', message: 'Add a purchase price to see this.' }
  const noTerm: Unknown = { reason: 'missing_input', message: 'Add a term to the loan to see its payments.' }
  expect(partsOf({}, { deal: noPrice })).toEqual({ years_ahead: noPrice, sale: noPrice, after_tax: noPrice })
  expect(partsOf({}, { deal: noPrice, noSchedule: noTerm })).toMatchObject({ years_ahead: noTerm, sale: noTerm })
})

it.each<[string, Plan['owners'], string]>([
  ['no owner', [], 'Add an owner to see this.'],
  [
    'one name twice',
    [
      { ...person, share_pct: 50 },
      { ...person, name: 'ANA', share_pct: 50 },
    ],
    'Add a different name for each owner to see this.',
  ],
  ['a part of the home without an owner', [person], 'The shares add up to 60 %.'],
])('has years but no tax with %s', (_, owners, message) => {
  expect(ownersProblem(owners)).toMatchObject({ message })
  const { after_tax, ...others } = partsOf({ owners })
  expect(after_tax).toMatchObject({ message })
  const { after_tax: _known, ...known } = partsOf()
  expect(others).toEqual(known)
})

it('has tax with owners who own all of it', () => expect(ownersProblem(plan.owners)).toBeNull())
