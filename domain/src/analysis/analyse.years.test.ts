import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import type { GivenAnalysis } from './inputs/analysis-inputs.ts'
import { completeGiven } from './testing/complete-given.ts'
import { GOLDEN_HOME } from './testing/golden-deal.ts'
import { missing, PREMIUM } from './testing/golden-targets.ts'

describe('years ahead', () => {
  const owners = [
    { kind: 'individual', share_pct: 60, other_income: 95_000 },
    { kind: 'individual', share_pct: 40, other_income: 48_000 },
  ] as const
  const plan = { settlement_date: '2026-12-01', acquired_date: '2026-10-20', value_growth_pct: 3.5 }
  const ahead = (given: GivenAnalysis, options = PREMIUM) =>
    analyse(GOLDEN_HOME, completeGiven({ ...plan, ...given }, '2026-11-22'), options)

  it('are those of the method', () => {
    const { years_ahead, sale, after_tax } = ahead({ owners, chattels_cost: 15_000 })
    expect(years_ahead).toMatchObject({ value: { cash_invested: 173_000 } })
    expect(years_ahead).toHaveProperty('value.years.length', 10)
    expect(years_ahead).toHaveProperty('value.years.0.cash_flow_before_tax', -29_755.42)
    expect(years_ahead).not.toHaveProperty('value.years.0.tax')
    expect(sale).toMatchObject({
      value: {
        irr_before_tax: { value: expect.closeTo(3.956658, 6) },
        npv_before_tax: { value: -49_658.16 },
        sale_costs: 37_970.27,
      },
    })
    expect(after_tax).toMatchObject({
      value: { bright_line_taxed: false, taxable_gain: 0, npv_after_tax: { value: -49_658.16 } },
    })
    expect(Object.keys('value' in after_tax ? after_tax.value.years[0]! : {})).toEqual([
      'deductible_interest',
      'depreciation',
      'legal_fees',
      'taxable_income',
      'carried_forward',
      'tax',
      'cash_flow_after_tax',
      'cash_on_cash_after_tax',
    ])
  })

  it('are five without Premium, or fewer when so planned', () => {
    const free = { ...PREMIUM, premium: false }
    expect(ahead({}, free).years_ahead).toHaveProperty('value.years.length', 5)
    expect(ahead({ years: 3 }, free).years_ahead).toHaveProperty('value.years.length', 3)
    expect(ahead({ years: 30 }).years_ahead).toHaveProperty('value.years.length', 30)
  })

  it('have no tax without owners, or while their shares do not add up', () => {
    expect(ahead({}).after_tax).toEqual(missing('an owner'))
    const shares = (...given: number[]) => ahead({ owners: given.map((share_pct) => ({ share_pct })) }).after_tax
    expect(shares(60, 30)).toEqual({ reason: 'shares_do_not_add_up', message: 'The shares add up to 90 %.' })
    expect(shares(33.3333, 33.3333, 33.3334)).toHaveProperty('value')
    expect(ahead({ owners: [{}] }).after_tax).toHaveProperty('value')
    expect(ahead({ owners: [{ share_pct: 60 }, {}] }).after_tax).toMatchObject({ reason: 'shares_do_not_add_up' })
  })

  it('follow the lawful rent once the tenancy is known', () => {
    expect(ahead({ rent_mode: 'lawful' }).years_ahead).toEqual(missing('the day when the tenancy began'))
    const tenancy = { tenancy_start: '2026-09-15', notice_date: '2026-12-01' }
    const rents = (rent_mode: 'lawful' | 'smooth') => {
      const { years_ahead } = ahead({ rent_mode, tenancy, rent_growth_pct: 3 })
      return 'value' in years_ahead ? years_ahead.value.years[1]?.gross_rent : null
    }
    expect([rents('lawful'), rents('smooth')]).toEqual([34_008, 34_010.6])
    expect(ahead({ tenancy }).earliest_rent_increase).toEqual({
      value: {
        earliest: '2027-09-15',
        because: 'tenancy_start',
        notice_received: '2026-12-01',
        give_notice_by: '2027-07-17',
      },
    })
  })

  it('need a schedule of the loans', () => {
    const inputs = completeGiven(plan, '2026-11-22')
    const onlyInterest = { ...GOLDEN_HOME, repayment_type: 'Interest only', loan_duration_months: null } as const
    expect(analyse(onlyInterest, inputs, PREMIUM).years_ahead).toMatchObject({ reason: 'missing_input' })
  })

  it('name the rules, and what they say today', () => {
    const options = { ...PREMIUM, today: '2023-05-01' }
    expect(ahead({ acquired_date: '2021-05-01', settlement_date: '2021-06-01' }, options)).toMatchObject({
      rules: { value: { id: 'nz-2026-11b', as_at: '2026-11-26', check_before: '2027-04-01' } },
      interest_share: { value: 0 },
      bright_line: { value: { months: 120, last_taxed_day: '2031-06-01', taxed: true } },
    })
    expect(
      ahead({ acquired_date: '2021-05-01', settlement_date: '2021-06-01', new_build: true }, options),
    ).toMatchObject({
      interest_share: { value: 100 },
      bright_line: { value: { months: 60 } },
    })
  })
})
