import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatDollars, formatMoney } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'
import { type Column, Table } from '../../../ui/table.tsx'
import { analysisOf } from '../analysis/analysis-of.ts'
import { repaymentsText } from '../loans/repayments-text.ts'
import { isPartRefused } from '../analysis/refused-parts.ts'
import type { LoanPayments, ScheduleYear } from '../loans/schedule.ts'
import { loanPaymentsOf, scheduleYears } from '../loans/schedule.ts'
import { completedLoans } from '../analysis/completed-loans.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { SheetStress } from './sheet-stress.tsx'
import { AsAt } from './as-at.tsx'
import { ScenarioLine } from './scenario-line.tsx'
import sheet from './assessment-sheet.module.css'
import styles from './loans-sheet.module.css'

// More do not fit on the page.
const MOST_YEARS = 40

const LOAN_COLUMNS: readonly Column<LoanPayments>[] = [
  { key: 'name', heading: 'Loan', renderCell: ({ loan }) => loan.name },
  { key: 'amount', heading: 'Amount', renderCell: ({ loan }) => formatMoney(loan.amount) },
  {
    key: 'rate',
    heading: 'Rate',
    renderCell: ({ loan }) => `${loan.interest_rate}%${loan.rate_after === null ? '' : `, then ${loan.rate_after}%`}`,
  },
  {
    key: 'fixed',
    heading: 'Fixed until',
    renderCell: ({ loan }) => (loan.fixed_until === null ? 'Floating' : dateText(loan.fixed_until)),
  },
  { key: 'repayments', heading: 'Repayments', renderCell: ({ loan }) => repaymentsText(loan) || '–' },
]

const YEAR_COLUMNS: readonly Column<ScheduleYear>[] = [
  { key: 'year', heading: 'Year', renderCell: ({ year }) => year },
  { key: 'payment', heading: 'Repayments', renderCell: ({ payment }) => formatDollars(payment) },
  { key: 'interest', heading: 'Interest', renderCell: ({ interest }) => formatDollars(interest) },
  { key: 'principal', heading: 'Principal', renderCell: ({ principal }) => formatDollars(principal) },
  { key: 'balance', heading: 'Owed', renderCell: ({ balance }) => formatDollars(balance) },
]

/** A page of its own: the loans, their years, what rising rates do, and where the week breaks even. */
export function LoansSheet({ premium }: { premium: boolean }) {
  const address = useCalculator(({ form }) => form.property)
  return (
    <article className={`${sheet.sheet} ${styles.page}`}>
      <header className={styles.head}>
        <p className="bold accent">Loans, and if rates rise</p>
        <h1>{address || 'No address yet'}</h1>
        <ScenarioLine />
        <AsAt />
      </header>
      <Content premium={premium} />
    </article>
  )
}

function Content({ premium }: { premium: boolean }) {
  const form = useCalculator((state) => state.form)
  const loansRefused = useCalculator((state) => isPartRefused('loans', state))
  const weekRefused = useCalculator((state) => isPartRefused('week', state))
  if (loansRefused) return <p>{CORRECT_IT_FIRST}</p>
  const analysis = analysisOf(form, premium)
  const settled = isKnown(analysis.loans) ? completedLoans(form) : analysis.loans
  if (!isKnown(settled)) return <p>{settled.message}</p>
  const loans = loanPaymentsOf(settled.value)
  return (
    <>
      <Loans loans={loans} />
      <Years years={scheduleYears(loans)} />
      {weekRefused ? <p>{CORRECT_IT_FIRST}</p> : <SheetStress analysis={analysis} given={form.analysis} />}
    </>
  )
}

function Loans({ loans }: { loans: readonly LoanPayments[] }) {
  return <Table caption="Loans" columns={LOAN_COLUMNS} rows={loans} rowKey={({ number }) => number} />
}

/** In two columns, so that thirty years leave room for the rest. */
function Years({ years }: { years: readonly ScheduleYear[] }) {
  const shown = years.slice(0, MOST_YEARS)
  const half = Math.ceil(shown.length / 2)
  return (
    <section>
      <h2>Year by year</h2>
      <div className="grid halves top loose">
        <YearTable years={shown.slice(0, half)} />
        <YearTable years={shown.slice(half)} />
      </div>
      {years.length > MOST_YEARS ? (
        <p>
          Years {MOST_YEARS + 1} to {years.length} are in the loan schedule.
        </p>
      ) : null}
    </section>
  )
}

function YearTable({ years }: { years: readonly ScheduleYear[] }) {
  if (years.length === 0) return null
  return <Table columns={YEAR_COLUMNS} rows={years} rowKey={({ year }) => year} />
}
