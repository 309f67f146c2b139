import type { Analysis } from '../analysis/analyse.ts'
import type { AnalysisInputs } from '../analysis/inputs/analysis-inputs.ts'
import type { LenderFigure } from '../analysis/lender/describe-lender.ts'
import { paymentAtTestRate } from '../analysis/lender/payment-at-test-rate.ts'
import { sharesProblem } from '../analysis/tax/shares-problem.ts'
import type { Appraisal } from '../appraisal/appraise.ts'
import { LENDER_FIELDS } from '../calculation/lender-fields.ts'
import { OWNER_FIELDS } from '../calculation/owner-fields.ts'
import { isLivedIn } from '../calculation/purpose.ts'
import { AMOUNT_BEFORE_SETTLEMENT, LOAN_FIGURES } from '../figures/loan-figures.ts'
import type { Borrowing } from '../loans/borrowing.ts'
import { type ListedLoan, listLoan } from '../loans/listed-loan.ts'
import { completeLoans } from '../loans/complete-loans.ts'
import { type LoanNow, loansNow, weeklyPaymentNow } from '../loans/loan-now.ts'
import { formatDollars, formatMoney } from '../money/amount.ts'
import { type Money, weekToYear, yearToMonth } from '../money/money.ts'
import { writeNumber } from '../money/write-number.ts'
import { chainKnown, isKnown, mapKnown, type Outcome } from '../outcome/outcome.ts'
import { hasRent } from '../rent/has-rent.ts'

/** Who or what is on each row, and the figures of it. */
export interface BankTable {
  readonly title: string
  /** The first is that of the names. */
  readonly columns: readonly { readonly label: string; readonly isText?: true }[]
  readonly rows: readonly { readonly number: number; readonly name: string; readonly cells: readonly string[] }[]
  /** What a bank reads below it; empty for nothing. */
  readonly note: string
  /** What its author has not given; empty when nothing is missing. */
  readonly missing: string
}

/** Who asks a bank for what: in words, for screen, print and PDF. */
export interface BankApplication {
  readonly borrowers: BankTable
  readonly income: readonly LenderFigure[]
  readonly loans: BankTable
  readonly repayments: readonly LenderFigure[]
}

const NO_BORROWER = 'No borrower is named.'

/** A home whose application it is. */
export interface BankHome {
  readonly inputs: Borrowing
  readonly figures: Pick<Appraisal, 'rent_source' | 'weekly_rental_income'>
}

/** Source: docs/method/lender.md, "Figures of a lender". */
export function describeBankApplication(
  { inputs: home, figures }: BankHome,
  analysis: Analysis,
  inputs: AnalysisInputs,
): BankApplication {
  const loans = chainKnown(analysis.loans_now, () =>
    mapKnown(completeLoans(home, inputs.loans, inputs.settlement_date), ({ loans: all }) => loansNow(all, inputs)),
  )
  return {
    borrowers: borrowersTable(inputs),
    income: incomeFigures(figures, inputs),
    loans: loansTable(loans, inputs),
    repayments: isKnown(loans) && loans.value.length > 0 ? repaymentFigures(loans.value, analysis, inputs) : [],
  }
}

function borrowersTable({ owners }: AnalysisInputs): BankTable {
  return {
    title: 'Borrowers',
    columns: [
      { label: 'Borrower', isText: true },
      { label: OWNER_FIELDS.share_pct.label },
      { label: OWNER_FIELDS.kind.label, isText: true },
      { label: 'Income before tax' },
    ],
    rows: owners.map(({ name, share_pct, kind, other_income }, index) => ({
      number: index + 1,
      name: name ?? `Owner ${index + 1}`,
      cells: [
        `${writeNumber(share_pct ?? 0, 4)}%`,
        OWNER_FIELDS.kind.labels[kind],
        // 0 is also what nobody typed.
        other_income === 0 ? '–' : formatDollars(other_income),
      ],
    })),
    note: '',
    missing:
      owners.length === 0 ? NO_BORROWER : (sharesProblem(owners.map((owner) => owner.share_pct ?? 0))?.message ?? ''),
  }
}

function incomeFigures(figures: BankHome['figures'], inputs: AnalysisInputs): LenderFigure[] {
  const { gross_income } = inputs
  const { label } = LENDER_FIELDS.gross_income
  const rent = hasRent(figures) && !isLivedIn(inputs) ? figures.weekly_rental_income : null
  return [
    gross_income === null
      ? { label, value: '–', note: 'Not given' }
      : { label, value: formatDollars(gross_income), note: rent === null ? 'A year' : 'A year, without this rent' },
    ...(rent === null
      ? []
      : [{ label: 'Rent', value: formatDollars(weekToYear(rent)), note: `A year: 52 weeks at ${formatMoney(rent)}` }]),
  ]
}

function loansTable(loans: Outcome<readonly LoanNow[]>, { as_at, settled }: AnalysisInputs): BankTable {
  return {
    title: 'Loans',
    columns: [
      { label: 'Loan', isText: true },
      ...loanColumns().map((column, at) => (at === 0 && !settled ? { label: AMOUNT_BEFORE_SETTLEMENT } : column)),
    ],
    rows: isKnown(loans)
      ? loans.value.map((loan, index) => ({
          number: index + 1,
          name: loan.loan.name,
          cells: writeLoan(listLoan(loan, as_at)),
        }))
      : [],
    note: isKnown(loans) && loans.value.length === 0 ? 'Nothing is borrowed.' : '',
    missing: isKnown(loans) ? '' : loans.message,
  }
}

/** The columns after a loan's name. A worker thread draws them, which no function reaches. */
export function loanColumns(): BankTable['columns'] {
  return LOAN_FIGURES.map(({ label, isText }) => ({ label, ...(isText && { isText }) }))
}

export function writeLoan(loan: ListedLoan): readonly string[] {
  return LOAN_FIGURES.map(({ write }) => write(loan))
}

function repaymentFigures(
  loans: readonly LoanNow[],
  { lender }: Analysis,
  { test_rate: givenRate, settled }: AnalysisInputs,
): LenderFigure[] {
  const rate = chainKnown(lender, ({ test_rate }) => test_rate)
  const atRate = isKnown(rate) ? `at ${writeNumber(rate.value, 4, 2)}%` : 'at the test rate'
  return [
    repayment(settled ? 'Repayments today' : 'Repayments', weeklyPaymentNow(loans)),
    repayment(`Repayments ${atRate}`, paymentAtTestRate(loans, givenRate)),
  ]
}

export function repayment(label: string, week: Money<'week'>): LenderFigure {
  const month = yearToMonth(weekToYear(week))
  return { label, value: `${formatDollars(month)} a month`, note: `${formatDollars(week)} a week` }
}
