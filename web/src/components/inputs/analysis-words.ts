import type { AnalysisInputs, LoanInput } from '@homeyield/domain/analysis/analysis-inputs'
import { toWholeCents } from '@homeyield/domain/loans/build-loan-schedule'
import { loanAmounts } from '@homeyield/domain/loans/loan-amounts'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { loanOf } from '@homeyield/domain/loans/borrowing'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { dateText } from '../../ui/date-text.ts'

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
  const { interest_rate, fixed_until, rate_after, repayment_type, interest_only_months } = loan
  const { loan_payment_term, term_months, drawdown_date, offset_balance } = loan
  return [
    loan.name,
    amountWords(loan, cents) + (interest_rate === null ? '' : ` at ${percent(interest_rate)}`),
    fixed_until === null ? null : `fixed to ${dateText(fixed_until)}`,
    rate_after === null ? null : `then ${percent(rate_after)}`,
    interest_only_months === null
      ? repayment_type?.toLowerCase()
      : `interest only for ${monthWords(interest_only_months)}`,
    loan_payment_term?.toLowerCase(),
    term_months === null ? null : `over ${monthWords(term_months)}`,
    drawdown_date === null ? null : `from ${dateText(drawdown_date)}`,
    offset_balance === null || offset_balance === 0 ? null : `offset ${formatMoney(offset_balance)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function amountWords({ amount, share_pct }: LoanInput, cents: number | null): string {
  if (cents !== null) return formatMoney(cents / 100)
  if (amount !== null) return formatMoney(amount)
  return share_pct === null ? 'the rest' : `${percent(share_pct)} of the loan`
}

/** Such as “Ana 60%, earns $95,000; Ben 40%, earns $48,000”. */
export function ownerWords(owners: AnalysisInputs['owners']): string {
  if (owners.length === 0) return 'None given'
  return owners.map(oneOwner).join(LINE_END)
}

function oneOwner(owner: AnalysisInputs['owners'][number]): string {
  const { name, kind, share_pct, other_income, other_residential_net, brought_forward } = owner
  return [
    `${name}${kind === 'individual' ? '' : ` (${kind})`} ${percent(share_pct)}`,
    other_income === 0 ? null : `earns ${formatMoney(other_income)}`,
    other_residential_net === 0 ? null : `other homes ${formatMoney(other_residential_net)}`,
    brought_forward === 0 ? null : `${formatMoney(brought_forward)} of losses kept`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Such as “Began 15 Sep 2026, last increase 1 Mar 2027”. */
export function tenancyWords(tenancy: AnalysisInputs['tenancy'], today: Day): string {
  if (tenancy === null) return 'None given'
  const { tenancy_start, last_increase, notice_date, fixed_term_end, service_days } = tenancy
  return [
    `Began ${dateText(tenancy_start)}`,
    last_increase === null ? null : `last increase ${dateText(last_increase)}`,
    fixed_term_end === null ? null : `fixed term to ${dateText(fixed_term_end)}`,
    tenancy.increase_permitted_in_term ? 'increases allowed within it' : null,
    notice_date === today ? null : `notice on ${dateText(notice_date)}`,
    service_days === 0 ? null : `${service_days} days until a notice has arrived`,
    tenancy.boarding_house ? 'boarding house' : null,
  ]
    .filter((part) => part !== null)
    .join(', ')
}

/** Such as “$5,000 in year 2, $1,000 in year 7”. */
export function spendWords(spend: AnalysisInputs['capital_spend']): string {
  const years = Object.entries(spend).filter(([, amount]) => amount > 0)
  return years.length === 0
    ? 'None'
    : years.map(([year, amount]) => `${formatMoney(amount)} in year ${year}`).join(', ')
}

/** Such as “30 years” or “90 months”. */
export function monthWords(months: number): string {
  return months % 12 === 0 ? yearWords(months / 12) : `${months} months`
}

export function yearWords(years: number): string {
  return years === 1 ? '1 year' : `${years} years`
}

function percent(value: number): string {
  return `${writeNumber(value, 4)}%`
}
