import type { AnalysisInputs } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import type { Owner } from '@homeyield/domain/calculation/owner-fields'
import { OWNER_FIELDS } from '@homeyield/domain/calculation/owner-fields'
import { TENANCY_FIELDS } from '@homeyield/domain/calculation/tenancy-fields'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { loanOf } from '@homeyield/domain/loans/borrowing'
import { toWholeCents } from '@homeyield/domain/loans/build-loan-schedule'
import { loanAmounts } from '@homeyield/domain/loans/loan-amounts'
import type { LoanInput } from '@homeyield/domain/loans/loan-fields'
import { LOAN_FIELDS } from '@homeyield/domain/loans/loan-fields'
import { formatMoney } from '@homeyield/domain/money/amount'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { percentWords, phrasesOf } from './value-words.ts'

/** Each loan or owner is in a line of its own, where `white-space: pre-line` shows lines. */
const LINE_END = ';\n'

/** Such as “2 loans: $400,000 at 6.1%; $280,000 at 5.5%”, with all that is given for each. */
export function loanWords(loans: AnalysisInputs['loans'], inputs: CalculationInputs): string {
  if (loans === null || loans.length === 0) return '1 loan'
  const borrowed = loanOf(inputs)
  const amounts = borrowed === null ? null : loanAmounts(loans, toWholeCents(borrowed))
  const cents = amounts !== null && isKnown(amounts) ? amounts.value : []
  const each = loans.map((loan, index) => oneLoan(loan, cents[index] ?? null))
  return `${loans.length === 1 ? '1 loan' : `${loans.length} loans`}: ${each.join(LINE_END)}`
}

function oneLoan(loan: LoanInput, cents: number | null): string {
  const { name, amount, share_pct, interest_rate, ...others } = loan
  const rate = interest_rate === null ? '' : ` at ${percentWords(interest_rate)}`
  // Months of interest only say it better.
  const said = others.interest_only_months === null ? others : { ...others, repayment_type: null }
  const words = [name, amountWords({ amount, share_pct }, cents) + rate, ...phrasesOf(LOAN_FIELDS, said)]
  return words.filter(Boolean).join(', ')
}

function amountWords({ amount, share_pct }: Pick<LoanInput, 'amount' | 'share_pct'>, cents: number | null): string {
  if (cents !== null) return formatMoney(cents / 100)
  if (amount !== null) return formatMoney(amount)
  return share_pct === null ? 'the rest' : `${percentWords(share_pct)} of the loan`
}

/** Such as “Ana 60%, earns $95,000; Ben 40%, earns $48,000”. */
export function ownerWords(owners: AnalysisInputs['owners']): string {
  return owners.length === 0 ? 'None given' : owners.map(oneOwner).join(LINE_END)
}

function oneOwner({ name, kind, share_pct, person_id: _person, ...others }: Owner): string {
  const who = `${name}${kind === 'individual' ? '' : ` (${kind})`} ${percentWords(share_pct)}`
  return [who, ...phrasesOf(OWNER_FIELDS, others)].join(', ')
}

/** Such as “Began 15 Sep 2026, last increase 1 Mar 2027”. */
export function tenancyWords(tenancy: AnalysisInputs['tenancy'], today: Day): string {
  if (tenancy === null) return 'None given'
  const { notice_date } = tenancy
  return phrasesOf(TENANCY_FIELDS, { ...tenancy, notice_date: notice_date === today ? null : notice_date }).join(', ')
}

/** Such as “$5,000 in year 2, $1,000 in year 7”. */
export function spendWords(spend: AnalysisInputs['capital_spend']): string {
  const years = Object.entries(spend).filter(([, amount]) => amount > 0)
  return years.length === 0
    ? 'None'
    : years.map(([year, amount]) => `${formatMoney(amount)} in year ${year}`).join(', ')
}
