import { aWeek, aYear } from '../money/money.ts'
import type { OracleCalculation } from '../analysis/testing/oracle-deal.ts'
import { itAgreesWith } from '../analysis/testing/oracle-cases.ts'
import { irrPct, presentValue } from '../analysis/projection/irr-pct.ts'
import { RULES_2026_11B } from '../analysis/rules/nz-2026-11b.ts'
import { incomeTax } from '../analysis/tax/income-tax.ts'
import { ringFence } from '../analysis/tax/ring-fence.ts'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import type { Day } from '../dates/calendar-day.ts'
import { dayNumber } from '../dates/calendar-day.ts'
import { grossRentalYield, netRentalYield, profit } from '../investment-return/investment-return.ts'
import { balanceAfter, interestPaid, principalPaid, type TableLoan } from '../loans/testing/table-loan.ts'
import { countLoans } from '../loans/count-loans.ts'
import { loanSchedule } from '../loans/loan-schedule.ts'
import { interestOnlyPayment, principalAndInterestPayment } from '../loans/repayment.ts'
import { appraise } from './appraise.ts'
import { isKnown } from '../outcome/outcome.ts'

interface GivenLoan {
  readonly principal: number
  readonly annual_rate_pct: number
  readonly periods_per_year: number
  readonly n_payments: number
}

type Payments = GivenLoan & { readonly first: number; readonly last: number }
type Row = GivenLoan & { readonly k: number }

interface Home {
  readonly weekly_rent: number
  readonly price: number
  readonly expenses: number
}

const tableOf = (given: GivenLoan): TableLoan => ({
  loan: given.principal,
  annualRate: given.annual_rate_pct,
  payments: given.n_payments,
  paymentsPerYear: given.periods_per_year,
})

itAgreesWith('pmt', (given: GivenLoan) => repaymentOf(given, given.n_payments))
itAgreesWith('interest_only', (given: GivenLoan) =>
  interestOnlyPayment(given.principal, given.annual_rate_pct, given.periods_per_year),
)
// The number of payments whose repayment is the one given.
itAgreesWith('nper', (given: GivenLoan & { payment: number }) => {
  let few = 0
  let many = 12_000
  while (many - few > 1e-9) {
    const middle = (few + many) / 2
    if ((repaymentOf(given, middle) ?? 0) > given.payment) few = middle
    else many = middle
  }
  return few
})
itAgreesWith('balances', (given: GivenLoan) =>
  Array.from({ length: given.n_payments }, (_, index) => balanceAfter(tableOf(given), index + 1)),
)
itAgreesWith('cum_interest', (given: Payments) => interestPaid(tableOf(given), given.first, given.last))
itAgreesWith('cum_principal', (given: Payments) => principalPaid(tableOf(given), given.first, given.last))
itAgreesWith('schedule_row_unrounded', (given: Row) => ({
  payment: repaymentOf(given, given.n_payments),
  interest: interestPaid(tableOf(given), given.k, given.k),
  principal: principalPaid(tableOf(given), given.k, given.k),
  balance: balanceAfter(tableOf(given), given.k),
  cum_interest: interestPaid(tableOf(given), 1, given.k),
}))
itAgreesWith('schedule_row_cents_last_adjusted', ({ principal, annual_rate_pct, n_payments, k }: Row) => {
  const schedule = loanSchedule({
    name: '',
    amount: principal,
    interest_rate: annual_rate_pct,
    fixed_until: null,
    rate_after: null,
    repayment_type: 'Principal and interest',
    interest_only_months: null,
    loan_payment_term: 'Monthly',
    term_months: n_payments,
    drawdown_date: '2026-01-01',
    owed_on: null,
    offset_balance: 0,
  })
  const row = schedule[k - 1]
  return (
    row && {
      payment: row.payment / 100,
      interest: row.interest / 100,
      principal: row.principal / 100,
      balance: row.balance / 100,
    }
  )
})

itAgreesWith('gross_yield_pct', ({ weekly_rent, price }: Home) => grossRentalYield(aWeek(weekly_rent), price))
itAgreesWith('net_yield_pct', ({ weekly_rent, price, expenses }: Home) =>
  netRentalYield(aWeek(weekly_rent), aYear(expenses), price),
)
itAgreesWith(
  'yearly_profit',
  ({ weekly_rent, expenses }: Home) => profit(aWeek(weekly_rent), aYear(expenses)).yearly_profit,
)

itAgreesWith('appraise', ({ calculation }: { calculation: OracleCalculation }) => {
  const { as_at = '', settlement_date, current_value, loans, ...rest } = calculation
  const inputs = { ...NOTHING_GIVEN, rent_source: 'typed', ...rest } as const
  return appraise(inputs, countLoans(inputs, { settlement_date, current_value, loans }, as_at))
})

itAgreesWith('irr', ({ flows }: { flows: number[] }) => rateOf(flows))
// Of a day, for a year of 365 days.
itAgreesWith('xirr', ({ flows, dates: [start = '', ...later] }: { flows: number[]; dates: Day[] }) => {
  const [first = 0, ...others] = flows
  const days = new Map(later.map((date, index) => [dayNumber(date) - dayNumber(start), others[index] ?? 0]))
  const daily = Array.from({ length: Math.max(...days.keys()) + 1 }, (_, day) => days.get(day) ?? 0)
  return (1 + (rateOf([first, ...daily.slice(1)]) ?? 0)) ** 365 - 1
})
itAgreesWith('mirr', ({ flows, finance, reinvest }: { flows: number[]; finance: number; reinvest: number }) => {
  const years = flows.length - 1
  const paid = presentValue(
    flows.map((flow) => Math.min(flow, 0)),
    finance * 100,
  )
  const received = presentValue(
    flows.map((flow) => Math.max(flow, 0)),
    reinvest * 100,
  )
  return (received / -paid) ** (1 / years) * (1 + reinvest) - 1
})

itAgreesWith('nz_income_tax_2026', ({ income }: { income: number[] }) =>
  income.map((one) => incomeTax(RULES_2026_11B, one, 2026, 'individual')),
)
itAgreesWith('ring_fence', (given: { residential_income: number; deductions: number }) =>
  ringFence(given.residential_income, given.deductions, 0),
)

function repaymentOf({ principal, annual_rate_pct, periods_per_year }: GivenLoan, payments: number): number | null {
  return principalAndInterestPayment(principal, annual_rate_pct, payments, periods_per_year)
}

/** As a fraction. */
function rateOf(flows: readonly number[]): number | null {
  const rate = irrPct(flows)
  return isKnown(rate) ? rate.value / 100 : null
}
