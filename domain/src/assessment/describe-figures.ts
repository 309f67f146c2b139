import type { Day } from '../dates/calendar-day.ts'
import { writeDay } from '../dates/write-day.ts'
import { describeNextChange } from '../investment-return/describe-next-change.ts'
import { areSeveral, countPaymentsInForce, totalsOf } from '../loans/counted-loans.ts'
import { isLivedIn } from '../calculation/purpose.ts'
import { FIGURES, HEADLINE, HEADLINES } from '../figures/figures.ts'
import { headlineOf } from '../figures/headline.ts'
import { weeklyCostToLiveHere } from '../own-home/cost-to-live-here.ts'
import type { OwnHomeInputs } from '../own-home/own-home-year.ts'
import { writeLoanToValue } from '../figures/write-loan-to-value.ts'
import type { Appraisal, AppraisalInputs } from '../appraisal/appraise.ts'
import { EACH_PAYMENT } from '../loans/loan-options.ts'
import { writeTerm } from '../loans/write-term.ts'
import { MISSING_WORDS, missingForInterest, missingForLoan } from '../loans/missing-for-interest.ts'
import { formatMoney, formatPercent } from '../money/amount.ts'
import { hasRent } from '../rent/has-rent.ts'
import type { AssessmentFigure } from './assessment.ts'

/** Of a home that was settled before. */
const IN_FORCE = 'Of the payments in force'

/** The figures of an assessment as at a day in reading order, without those that are not known. */
export function describeFigures(
  inputs: AppraisalInputs & OwnHomeInputs,
  figures: Appraisal,
  asAt: Day,
): AssessmentFigure[] {
  const { purchase_price: price } = inputs
  // Without a rent, yield and profit would be the bare costs, or 0.
  const known = (value: number | null) => (hasRent(figures) ? value : null)
  const percent = (value: number | null) => (value === null ? null : formatPercent(value))
  // Nor is cash without its loan an answer: until a price is known that is the rent, with which an assessment begins.
  const cash = missingForLoan(inputs, figures.counted_loans) === null ? known(figures[HEADLINE]) : null
  const profit = known(figures.yearly_profit)
  const [gross, net] = [known(figures.gross_rental_yield), known(figures.net_rental_yield)]
  // Results without the loan look better than they are.
  const missing = missingForInterest(inputs, figures.counted_loans)
  const uncounted = missing === null ? '' : '; the loan is not counted'
  const cashLine = line(FIGURES[HEADLINE].label, money(cash), describeCash(figures, asAt), cash)
  const isCashFirst = HEADLINES[inputs.purpose] === HEADLINE
  return [
    isCashFirst ? cashLine : costLine(inputs, figures),
    line(FIGURES.gross_rental_yield.short, percent(gross), 'A year of rent against the price'),
    line(FIGURES.net_rental_yield.short, percent(net), `After a year of expenses${uncounted}`, net),
    line('Purchase price', money(price), describeDeposit(inputs, figures)),
    loanPaymentLine(inputs, figures),
    line(
      'Expenses',
      money(figures.total_expenses, ' a year'),
      missing === null
        ? describeInterest(inputs, figures)
        : `The loan is not counted: it needs ${MISSING_WORDS[missing]}`,
    ),
    line(
      'Profit before principal',
      money(profit, ' a year'),
      `${formatMoney(figures.weekly_profit)} a week${uncounted}`,
      profit,
    ),
    isCashFirst ? [] : cashLine,
  ].flat()
}

function costLine(inputs: OwnHomeInputs, figures: Appraisal): AssessmentFigure[] {
  if (!isLivedIn(inputs)) return []
  const { label, value, beside } = headlineOf({
    ...figures,
    purpose: inputs.purpose,
    weekly_cost_to_live_here: weeklyCostToLiveHere(inputs, figures),
    estimate_weekly_lower: null,
    estimate_weekly_upper: null,
  })
  return line(label, value, beside)
}

function line(label: string, value: string | null, note: string, figure: number | null = null): AssessmentFigure[] {
  return value === null ? [] : [{ label, value, note, loss: figure !== null && figure < 0 }]
}

function money(value: number | null, after = ''): string | null {
  return value === null ? null : `${formatMoney(value)}${after}`
}

function loanPaymentLine(inputs: AppraisalInputs, figures: Appraisal): AssessmentFigure[] {
  const { counted_loans: loans, weekly_payment } = figures
  if (areSeveral(loans)) {
    const isOwed = totalsOf(loans)?.source === 'owed'
    return line('Loan payments', money(weekly_payment, ' a week'), isOwed ? IN_FORCE : 'Several loans together')
  }
  if (countPaymentsInForce(loans)) {
    return line('Loan payment', money(weekly_payment, ' a week'), IN_FORCE)
  }
  const payment = money(figures.payment_quantity, ` ${EACH_PAYMENT[inputs.loan_payment_term]}`)
  return line('Loan payment', payment, describeLoan(inputs))
}

function describeDeposit(inputs: AppraisalInputs, figures: Appraisal): string {
  if (inputs.deposit === null) return ''
  const ratio = writeLoanToValue(inputs, figures.counted_loans)
  return `${formatMoney(inputs.deposit)} deposit${ratio === null ? '' : `, ${FIGURES.lvr.short} ${ratio}`}`
}

function describeCash({ next_change }: Appraisal, asAt: Day): string {
  const now = `Rent less costs and loan repayments, as at ${writeDay(asAt)}`
  return next_change === null ? now : `${now}. ${describeNextChange(next_change)}`
}

function describeLoan({ interest_rate, repayment_type, loan_duration_months: months }: AppraisalInputs): string {
  if (interest_rate === null) return ''
  // As entered, to at most four decimals: 6.49%, 7%.
  const rate = `${repayment_type} at ${interest_rate}%`
  return months === null ? rate : `${rate} over ${writeTerm(months)}`
}

function describeInterest({ include_interest_in_calc }: AppraisalInputs, { interest }: Appraisal): string {
  if (!include_interest_in_calc) return 'Loan interest left out'
  return interest === 0 ? '' : `${formatMoney(interest)} of it loan interest`
}
