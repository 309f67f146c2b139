import type { Day } from '../dates/calendar-day.ts'
import { itAgreesWith } from '../analysis/testing/oracle-cases.ts'
import { oracleDeal, oracleHome, oracleLoan, type OracleCalculation } from '../analysis/testing/oracle-deal.ts'
import type { Loan } from './loan.ts'
import { loanNow, loansNow } from './loan-now.ts'
import { loanBalanceOn } from './testing/loan-balance-on.ts'
import { loanSchedule } from './loan-schedule.ts'
import { loanYears } from './loan-years.ts'
import { sumLoansNow } from './sum-loans-now.ts'

const YEARS = 3

itAgreesWith('loan_schedule', ({ loan: given }: { loan: Loan }) => {
  const loan = oracleLoan(given, given.drawdown_date)
  const now = loanNow(loan, { start: loan.drawdown_date, settled: false })
  const schedule = loanSchedule(loan)
  const last = schedule.at(-1)
  const sum = (key: 'interest' | 'principal') => schedule.reduce((total, row) => total + row[key], 0) / 100
  const years = loanYears(now === null ? [] : [now], YEARS)
  return {
    payments: schedule.length,
    // Not the final payment, which adjusts.
    payment_changes: schedule.flatMap(({ date, payment }, index) =>
      (index > 0 && payment === schedule[index - 1]?.payment) || index === schedule.length - 1
        ? []
        : [[index + 1, date, payment / 100]],
    ),
    final_payment: (last?.payment ?? 0) / 100,
    final_date: last?.date,
    total_interest: sum('interest'),
    total_principal: sum('principal'),
    year_interest: years.map(({ interest }) => interest / 100),
    year_principal: years.map(({ principal }) => principal / 100),
    balance_after_year: years.map(({ balance }) => balance / 100),
  }
})

itAgreesWith('loan_balance_on', ({ loan, date }: { loan: Loan; date: Day }) => {
  const known = loanBalanceOn(oracleLoan(loan, loan.drawdown_date), date)
  const inDollars = (cents: number | undefined) => (cents === undefined ? null : cents / 100)
  return {
    balance: inDollars(known?.balance),
    accrued_interest: inDollars(known?.accrued_interest),
    interest_to_date: inDollars(known?.interest_to_date),
  }
})

interface Given {
  readonly calculation: OracleCalculation
}

itAgreesWith('loans_now', ({ calculation }: Given) => {
  const home = oracleHome(calculation)
  return sumLoansNow(loansNow(home.loans, home), oracleDeal(calculation).value)
})
