import type { Day } from '@homeyield/domain/dates/calendar-day'
import { listLoan } from '@homeyield/domain/loans/listed-loan'
import { type LoanNow, weeklyPaymentNow } from '@homeyield/domain/loans/loan-now'
import { round, toCents } from '@homeyield/domain/money/round'
import { STATUS_WORDS } from '../../../components/status-words.ts'
import type { XlsxCell, XlsxColumn, XlsxSheet } from '../../../components/xlsx/xlsx-sheet.ts'
import type { ExportedHome } from './exported-home.ts'

const COLUMNS: readonly XlsxColumn[] = [
  { head: 'Home', kind: 'text' },
  { head: 'Status', kind: 'text' },
  { head: 'Loan', kind: 'text' },
  { head: 'Owed today ($)', kind: 'money' },
  { head: 'Interest rate (%)', kind: 'percent' },
  { head: 'Fixed until', kind: 'day' },
  { head: 'Rate after (%)', kind: 'percent' },
  { head: 'Years left', kind: 'percent' },
  { head: 'Repayments', kind: 'text' },
  { head: 'Repayment type', kind: 'text' },
  { head: 'Each repayment ($)', kind: 'money' },
  { head: 'Repayments a week ($)', kind: 'money' },
  { head: 'Offset ($)', kind: 'money' },
]

/** For people to read: every loan as it is today, with its home. An import reads none of it. */
export function loansSheet(homes: readonly ExportedHome[], asAt: Day): XlsxSheet {
  return {
    name: 'Loans',
    columns: COLUMNS,
    rows: homes.flatMap(({ inputs, loans }) =>
      loans.map((now) => [inputs.property, inputs.status && STATUS_WORDS[inputs.status], ...cellsOf(now, asAt)]),
    ),
  }
}

function cellsOf(now: LoanNow, asAt: Day): readonly XlsxCell[] {
  const { name, balance, rate, fixed_until, months_left, ...listed } = listLoan(now, asAt)
  const { rate_after, offset_balance } = now.loan
  return [
    name || 'Loan',
    balance,
    rate,
    fixed_until,
    fixed_until === null ? null : (rate_after ?? rate),
    months_left === null ? null : round(months_left / 12, 2),
    listed.loan_payment_term,
    listed.interest_only ? 'Interest only' : 'Principal and interest',
    listed.payment,
    toCents(weeklyPaymentNow([now])),
    offset_balance === 0 ? null : offset_balance,
  ]
}
