import type { Day } from '../dates/calendar-day.ts'
import { itAgreesWith } from '../analysis/testing/oracle-cases.ts'
import type { Loan } from './loan.ts'
import { loanBalanceOn } from './loan-balance-on.ts'
import { loanSchedule } from './loan-schedule.ts'
import { loanYears } from './loan-years.ts'

const YEARS = 3

itAgreesWith('loan_schedule', ({ loan }: { loan: Loan }) => {
  const schedule = loanSchedule(loan)
  const last = schedule.at(-1)
  const sum = (key: 'interest' | 'principal') => schedule.reduce((total, row) => total + row[key], 0) / 100
  const years = loanYears([loan], YEARS)
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
  const { balance, accrued_interest, interest_to_date } = loanBalanceOn(loan, date)
  return {
    balance: balance / 100,
    accrued_interest: accrued_interest / 100,
    interest_to_date: interest_to_date / 100,
  }
})
