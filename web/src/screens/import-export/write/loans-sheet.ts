import type { LoanNow } from '@homeyield/domain/loans/loan-now'
import { toCents } from '@homeyield/domain/money/round'
import { round } from '@homeyield/domain/money/round'
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
export function loansSheet(homes: readonly ExportedHome[]): XlsxSheet {
  return { name: 'Loans', columns: COLUMNS, rows: homes.flatMap((home) => home.loans.map((now) => rowOf(home, now))) }
}

function rowOf({ inputs }: ExportedHome, now: LoanNow): readonly XlsxCell[] {
  const { loan, balance, rate, payment, paymentsPerYear, payments_left, interest_only } = now
  return [
    inputs.property,
    inputs.status && STATUS_WORDS[inputs.status],
    loan.name || 'Loan',
    balance,
    rate,
    loan.fixed_until,
    loan.fixed_until === null ? null : (loan.rate_after ?? rate),
    payments_left === null ? null : round(payments_left / paymentsPerYear, 2),
    loan.loan_payment_term,
    interest_only ? 'Interest only' : 'Principal and interest',
    payment,
    toCents((payment * paymentsPerYear) / 52),
    loan.offset_balance === 0 ? null : loan.offset_balance,
  ]
}
