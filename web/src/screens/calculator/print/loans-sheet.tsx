import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatDollars, formatMoney } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'
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
const FIGURES = ['payment', 'interest', 'principal', 'balance'] as const

/** A page of its own: the loans, their years, what rising rates do, and where the week breaks even. */
export function LoansSheet({ premium }: { premium: boolean }) {
  const address = useCalculator(({ form }) => form.property)
  return (
    <article className={`${sheet.sheet} ${styles.page}`}>
      <header className={styles.head}>
        <p className={sheet.kind}>Loans, and if rates rise</p>
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
  return (
    <table className={`${styles.table} figure`}>
      <caption>Loans</caption>
      <thead>
        <tr>
          {['Loan', 'Amount', 'Rate', 'Fixed until', 'Repayments'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {loans.map(({ number, loan }) => (
          <tr key={number}>
            <th scope="row">{loan.name}</th>
            <td>{formatMoney(loan.amount)}</td>
            <td>
              {loan.interest_rate}%{loan.rate_after === null ? '' : `, then ${loan.rate_after}%`}
            </td>
            <td>{loan.fixed_until === null ? 'Floating' : dateText(loan.fixed_until)}</td>
            <td>{repaymentsText(loan) || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In two columns, so that thirty years leave room for the rest. */
function Years({ years }: { years: readonly ScheduleYear[] }) {
  const shown = years.slice(0, MOST_YEARS)
  const half = Math.ceil(shown.length / 2)
  return (
    <section>
      <h2>Year by year</h2>
      <div className={styles.halves}>
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
  return (
    <table className={`${styles.table} figure`}>
      <thead>
        <tr>
          {['Year', 'Repayments', 'Interest', 'Principal', 'Owed'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={year.year}>
            <th scope="row">{year.year}</th>
            {FIGURES.map((figure) => (
              <td key={figure}>{formatDollars(year[figure])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
