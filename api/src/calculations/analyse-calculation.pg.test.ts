import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { signUpPremium } from '../testing/membership.ts'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { BEFORE_SETTLEMENT } from '../testing/saved-calculation.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let free: TestAccount
let premium: TestAccount

beforeAll(async () => {
  server = await startTestServer({}, undefined, BEFORE_SETTLEMENT)
  free = await signUp(server)
  premium = await signUpPremium(server)
})
afterAll(() => server.stop())

const golden = {
  rent_source: 'typed',
  weekly_rental_income: 635,
  purchase_price: 850_000,
  deposit: 170_000,
  loan_duration: 30,
  interest_rate: 6.49,
  loan_payment_term: 'Fortnightly',
  insurance_cost: 1800,
  repairs_maintenance: 2000,
  rates: 2900,
  contingency: 500,
  property_management_fees: 8.5,
}
const loans = [
  { amount: '$340,000', interest_rate: 4.49, fixed_until: '2027-12-01', rate_after: 5.49 },
  { amount: 240_000, interest_rate: 4.99, interest_only_months: 60, loan_payment_term: 'Monthly' },
  { interest_rate: 5.79, loan_payment_term: 'Weekly', offset_balance: 25_000, name: 'Floating' },
]
const analysis = { settlement_date: '2026-12-01' }
const REQUIRED = { reason: 'premium_required', message: 'You need a premium account to access that feature.' }

describe('POST /analysis', () => {
  it('gives a free account its parts, and names Premium for the others', async () => {
    const { status, body } = await free.post('/analysis', { ...golden, analysis, include_payments: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      as_at: dayInNewZealand(new Date(server.now())),
      lvr: { value: 80 },
      loans: { value: { loans: [{ final_date: '2056-10-24', total_interest: 864_969.9 }] } },
      today: { value: { weekly_cash_flow: -572.22 } },
      refix_2: { value: { weekly_before: 990.36 } },
      break_even_rent: { value: { exact: 1287.82, shown: 1288 } },
      payments: REQUIRED,
      test_rate: REQUIRED,
      sensitivity: REQUIRED,
      break_even_price: REQUIRED,
    })
  })

  it('says to a free account whether it can afford to live there, and to nobody of a home that is let', async () => {
    const household = { ...analysis, gross_income: '$150,000', other_debt: 20_000 }
    const { body } = await free.post('/analysis', { ...golden, purpose: 'live_in', analysis: household })
    const ratios = { lvr: { value: 80 }, dti: { value: 4.67 }, max_debt: { value: 900_000 } }
    expect(body).toMatchObject({
      lvr: { value: 80 },
      afford: {
        value: { ...ratios, weekly_payment_at_test_rate: { value: 1261.01 }, most_price: { value: 850_000 } },
      },
      lender: { value: { ...ratios, lvr_threshold: 80, dti_threshold: 6, headroom: REQUIRED } },
      test_rate: REQUIRED,
    })
    expect((await free.post('/analysis', { ...golden, lives_here: true, analysis: household })).body).toEqual(body)
    const paid = await premium.post('/analysis', { ...golden, purpose: 'live_in', analysis: household })
    expect(paid.body).toMatchObject({ afford: body.afford, lender: { value: { headroom: { value: 200_000 } } } })
    const rented = await free.post('/analysis', { ...golden, analysis: household })
    expect(rented.body).toMatchObject({ lender: REQUIRED, afford: { reason: 'not_defined' } })
    const visitor = await callAs(server).post('/analysis', { ...golden, purpose: 'live_in' })
    expect(visitor.status).toBe(401)
  })

  it('counts the own fields of a free account that sends several loans, as its saved figures do', async () => {
    const sent = { ...golden, analysis: { ...analysis, loans } }
    const { body } = await free.post('/analysis', sent)
    expect(body).toMatchObject({
      loans: REQUIRED,
      today: { value: { weekly_cash_flow: -572.22 } },
      refix_2: { value: { weekly_before: 990.36, loans: [{ name: 'Loan 1' }] } },
      break_even_rent: { value: { shown: 1288 } },
    })
    const saved = await free.post('/calculations', { ...sent, property: '1 Test Street' })
    expect(saved.body).toMatchObject({ weekly_cash_flow: -572, analysis: { loans: null } })
  })

  it('settles a free account’s home today whatever day several owed loans have', async () => {
    const owed = { amount: 340_000, owed_on: '2024-06-01', term_months: 300 }
    const { body } = await free.post('/analysis', { ...golden, analysis: { loans: [owed, owed] } })
    expect(body.loans).toEqual(REQUIRED)
    expect(body.today).toMatchObject({ value: { weekly_cash_flow: -572.22 } })
    const { body: own } = await free.post('/analysis', { ...golden, analysis: null })
    expect(body.bright_line).toEqual(own.bright_line)
    expect(body.years_ahead).toEqual(own.years_ahead)
  })

  it('gives Premium every part', async () => {
    const { status, body } = await premium.post('/analysis', {
      ...golden,
      analysis: { ...analysis, loans, target_net_yield: '1 %', target_gross_yield: 5, target_lvr: 70 },
      include_payments: true,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      loans: {
        value: { weekly_payment: 762.37, loans: [{ name: 'Loan 1' }, {}, { name: 'Floating', amount: 100_000 }] },
      },
      interest_only_end: { value: [{ name: 'Loan 2' }] },
      price_for_gross_yield: { value: { shown: 660_400 } },
      price_for_weekly_cash_flow: { reason: 'missing_input', message: 'Add a target to see this.' },
    })
    expect(body.payments.value.map((payments: object[]) => payments.length)).toEqual([780, 360, 1050])
    expect(body.sensitivity.value).toHaveLength(5)
  })

  it('settles today without a date, and needs nothing at all', async () => {
    const { status, body } = await premium.post('/analysis', {})
    expect(status).toBe(200)
    expect(body.today).toEqual({ reason: 'missing_input', message: 'Add a purchase price to see this.' })
    const today = await premium.post('/analysis', { ...golden, analysis: null })
    expect(today.body.loans.value.loans[0].payments).toBe(780)
  })

  it('looks years ahead: five before tax for a free account, all after tax for Premium', async () => {
    const plan = {
      ...analysis,
      acquired_date: '2026-10-20',
      value_growth_pct: '3.5',
      owners: [
        { name: 'Ana', share_pct: 60, other_income: 95_000 },
        { share_pct: 40, other_income: '$48,000' },
      ],
      chattels_cost: 15_000,
      capital_spend: { 3: 12_000 },
      tenancy: { tenancy_start: '2026-03-01', notice_date: '2026-12-01' },
    }
    const { body: five } = await free.post('/analysis', { ...golden, analysis: plan })
    expect(five.years_ahead.value.years).toHaveLength(5)
    expect(five).toMatchObject({
      after_tax: REQUIRED,
      sale: REQUIRED,
      interest_share: { value: 100 },
      rules: { value: { id: 'nz-2026-11b' } },
      earliest_rent_increase: { value: { earliest: '2027-03-01', give_notice_by: '2026-12-31' } },
    })
    const { status, body } = await premium.post('/analysis', { ...golden, analysis: plan })
    expect(status).toBe(200)
    expect(body.years_ahead.value.years).toHaveLength(10)
    expect(body.years_ahead.value.years[2].capital_spend).toBe(12_000)
    expect(body.after_tax.value.years).toHaveLength(10)
    expect(body.after_tax.value.years[0]).toMatchObject({ tax: 0, depreciation: 3750 })
    expect(body.sale.value.irr_before_tax).toHaveProperty('value')
  })

  it('answers a lender’s page for Premium, and the rules used for all', async () => {
    const analysis = { gross_income: '$143,000', rent_shading_pct: 25, rules: 'nz-2019-01' }
    const { body } = await premium.post('/analysis', { ...golden, analysis })
    expect(body.lender.value).toMatchObject({ lvr_threshold: 70, dti: { value: 4.05 }, headroom: { value: 494_355 } })
    const rules = { id: 'nz-2026-11b', unknown: 'nz-2019-01', check_due: false }
    expect(body.rules.value).toMatchObject(rules)
    const answered = (await free.post('/analysis', { ...golden, analysis })).body
    expect(answered).toMatchObject({ lender: REQUIRED, lvr: { value: 80 }, rules: { value: rules } })
    expect(answered.rules.value.rows).toContainEqual({
      topic: 'lending',
      name: 'Loan to value',
      from: '2025-12-01',
      value: 'above 70 %, at most 10 % of a bank’s new lending',
      sentence: 'A limit on banks, not on you: only a small part of a bank’s new loans may be above it.',
      source: 'rbnz.govt.nz; landlords.co.nz',
      url: 'https://www.rbnz.govt.nz',
      grade: 'A',
    })
  })

  it('goes on where the loans do not add up', async () => {
    const { status, body } = await premium.post('/analysis', { ...golden, analysis: { loans: [{ amount: 672_000 }] } })
    expect(status).toBe(200)
    expect(body.loans).toEqual({
      reason: 'loans_do_not_add_up',
      message: 'Your loans add up to $672,000; you borrow $680,000.',
    })
    expect(body.lvr).toEqual({ value: 80 })
  })

  it.each<[object, Record<string, string>]>([
    [{ vacancy_weeks: 53 }, { 'analysis.vacancy_weeks': 'Enter a figure from 0 to 52' }],
    [{ loans: [{}, { amount: 0 }] }, { 'analysis.loans.1.amount': 'Enter a figure from 0.01 to 1,000,000,000' }],
    [{ loans: [{ amount: 'much' }] }, { 'analysis.loans.0.amount': 'Enter a number such as 850,000' }],
    [{ loans: [{ term_months: 12.5 }] }, { 'analysis.loans.0.term_months': 'Enter a whole number' }],
    [{ loans: Array.from({ length: 9 }, () => ({})) }, { 'analysis.loans': 'There are at most 8 loans' }],
    [{ loans: [{ fixed_until: '2027-02-30' }] }, { 'analysis.loans.0.fixed_until': 'Enter a date as YYYY-MM-DD' }],
    [
      { settlement_date: '2026-12-01', loans: [{ fixed_until: '2026-11-30' }] },
      { 'analysis.loans.0.fixed_until': 'The fixed term must end after the loan begins' },
    ],
    [
      { settlement_date: '1989-12-31' },
      { 'analysis.settlement_date': 'Enter a date from 1990 to five years from today' },
    ],
    [{ owners: [{ share_pct: 101 }] }, { 'analysis.owners.0.share_pct': 'Enter a figure from 0 to 100' }],
    [{ capital_spend: { 31: 5 } }, { 'analysis.capital_spend.31': 'Name years from 1 to 30' }],
    [{ capital_spend: { 1: -5 } }, { 'analysis.capital_spend.1': 'Enter a figure from 0 to 10,000,000' }],
    [{ years: 5, sale_year: 6 }, { 'analysis.sale_year': 'Enter a figure from 1 to 5' }],
    [{ gross_income: -1 }, { 'analysis.gross_income': 'Enter a figure from 0 to 100,000,000' }],
    [{ hold: 'all' }, { 'analysis.hold': 'Choose one of: deposit, deposit_pct' }],
  ])('refuses %j', async (given, fields) => {
    expect(await premium.post('/analysis', { ...golden, analysis: given })).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields },
    })
  })

  it('refuses a term shorter than one repayment, and a visitor', async () => {
    const short = { ...golden, loan_payment_term: 'Yearly', loan_duration: null, loan_duration_months: 11 }
    expect(await premium.post('/analysis', short)).toMatchObject({
      status: 422,
      body: { fields: { loan_duration_months: 'A yearly repayment needs a term of at least a year.' } },
    })
    expect(await callAs(server).post('/analysis', golden)).toMatchObject({ status: 401 })
  })
})

describe('a saved analysis', () => {
  const home = { ...golden, property: '1 High Street, Frankton, Hamilton' }
  const stored = {
    settlement_date: '2026-12-01',
    loans: [{ amount: 340_000, name: 'Fixed', fixed_until: '2027-12-01' }, { interest_only_months: 360 }],
  }

  it('returns with its calculation, in the export too, and stays when other fields change', async () => {
    const { status, body } = await premium.post('/calculations', {
      ...home,
      analysis: { ...stored, vacancy_weeks: '3' },
    })
    expect({ status, analysis: body.analysis }).toEqual({ status: 201, analysis: { ...stored, rules: 'nz-2026-11b' } })
    // As an earlier client sends it.
    expect(body.vacancy_weeks).toBe(3)
    const changed = await premium.patch(`/calculations/${body.id}`, { deposit: 200_000 })
    expect(changed.body).toMatchObject({ deposit: 200_000, analysis: stored })
    const { body: all } = await premium.get('/account/export')
    expect(JSON.stringify(all.calculations)).toContain('"fixed_until":"2027-12-01"')
    expect((await premium.post('/analysis', changed.body)).body.loans).toMatchObject({
      value: {
        loans: [
          { name: 'Fixed', amount: 340_000 },
          { name: 'Loan 2', amount: 310_000 },
        ],
      },
    })
    const cleared = await premium.patch(`/calculations/${body.id}`, { analysis: null })
    expect(cleared.body.analysis).toEqual({ rules: 'nz-2026-11b' })
    // With three empty weeks two loans: (21,108.30 − 25,749.41 − 20,119) / 52; one of 650,000: (21,108.30 − 49,226.80) / 52.
    expect(changed.body.weekly_cash_flow).toBe(-476)
    expect(cleared.body.weekly_cash_flow).toBe(-541)
  })

  it('is refused where it contradicts itself, and never stops a change of something else', async () => {
    const wrong = { loans: [{ interest_only_months: 361 }] }
    const refusal = {
      status: 422,
      body: { fields: { 'analysis.loans.0.interest_only_months': 'Enter a figure from 0 to 360' } },
    }
    expect(await premium.post('/calculations', { ...home, analysis: wrong })).toMatchObject(refusal)
    const { body } = await premium.post('/calculations', { ...home, analysis: stored })
    expect(await premium.patch(`/calculations/${body.id}`, { analysis: wrong })).toMatchObject(refusal)
    // Interest only is then longer than the term.
    const shorter = { ...home, loan_duration: 20, analysis: body.analysis }
    expect(await premium.patch(`/calculations/${body.id}`, shorter)).toMatchObject({ status: 200 })
  })

  it('has only its rules where none was sent', async () => {
    expect((await premium.post('/calculations', home)).body.analysis).toEqual({ rules: 'nz-2026-11b' })
  })
})
