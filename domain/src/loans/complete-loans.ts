import type { Day } from '../dates/calendar-day.ts'
import { completeFields } from '../fields/complete-fields.ts'
import type { Borrowing } from './borrowing.ts'
import { loanOf } from './borrowing.ts'
import { repaymentsIn } from './loan-options.ts'
import type { LoanInput } from './loan-fields.ts'
import { LOAN_FIELDS } from './loan-fields.ts'
import type { Outcome, Unknown } from '../outcome/outcome.ts'
import { chainKnown, isKnown, mapKnown, missingInput } from '../outcome/outcome.ts'
import type { Loan } from './loan.ts'
import { toWholeCents } from './build-loan-schedule.ts'
import { loanAmounts } from './loan-amounts.ts'

/** The loans of a home, and loans in the same proportions that borrow something even where these do not. */
export interface CompletedLoans {
  readonly loans: readonly Loan[]
  readonly loanShapes: readonly Loan[]
}

// In months; a longer one is refused at its field, and has no schedule, which would be as long.
const LONGEST_TERM = 1200

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** A loan of which nothing is given. */
export const OWN_LOAN: LoanInput = completeFields(LOAN_FIELDS, {}, {})

/**
 * The loans with the calculation's own figures as defaults; without a list one loan of these. Source:
 * docs/method/loans.md, "Inputs of a loan".
 */
export function completeLoans(
  borrowing: Borrowing,
  given: readonly LoanInput[] | null,
  settlementDate: Day,
): Outcome<CompletedLoans> {
  return chainKnown(completeEachLoan(borrowing, given, settlementDate), (each) => {
    const missing = each.find((outcome): outcome is Unknown => !isKnown(outcome))
    if (missing !== undefined && (areOwed(given) || (loanOf(borrowing) ?? 0) > 0)) return missing
    const loans = each.flatMap((outcome) => (isKnown(outcome) ? [outcome.value] : []))
    return { value: { loans: loans.filter(({ amount }) => amount > 0), loanShapes: shapesOf(loans) } }
  })
}

/** The same of each loan alone, or what it lacks: the others go on. */
export function completeEachLoan(
  borrowing: Borrowing,
  given: readonly LoanInput[] | null,
  settlementDate: Day,
): Outcome<readonly Outcome<Loan>[]> {
  const inputs = given === null || given.length === 0 ? [OWN_LOAN] : given
  return mapKnown(amountsOf(inputs, borrowing), (amounts) =>
    inputs.map((input, index) => {
      const cents = amounts[index] ?? null
      const completed = cents === null ? 'an amount' : completeLoan(input, borrowing, { index, cents, settlementDate })
      return typeof completed === 'string' ? lacking(completed, index, inputs.length) : { value: completed }
    }),
  )
}

/** Whether the loans are what is owed of earlier ones, so that price and deposit decide no amount. */
export function areOwed(loans: readonly { readonly owed_on?: Day | null | undefined }[] | null | undefined): boolean {
  return loans?.some(({ owed_on }) => Boolean(owed_on)) ?? false
}

/** The amount of each loan in cents; null where what is owed is not typed. */
function amountsOf(inputs: readonly LoanInput[], borrowing: Borrowing): Outcome<readonly (number | null)[]> {
  if (areOwed(inputs)) return { value: inputs.map(({ amount }) => (amount === null ? null : toWholeCents(amount))) }
  const loan = loanOf(borrowing)
  if (loan === null) return missingInput(borrowing.purchase_price === null ? 'a purchase price' : 'a deposit')
  return loanAmounts(inputs, toWholeCents(loan))
}

/** Each loan with a term, which a schedule needs, also for interest only. */
export function scheduledLoans(each: readonly Outcome<Loan>[]): readonly Outcome<Loan>[] {
  return each.map((outcome, index) =>
    chainKnown(outcome, (loan) =>
      loan.amount > 0 && loan.term_months === null ? lacking('a term', index, each.length) : { value: loan },
    ),
  )
}

function lacking(what: string, index: number, count: number): Unknown {
  const which = count === 1 ? 'the loan' : `the ${ORDINALS[index] ?? 'last'} loan`
  return { reason: 'missing_input', message: `Add ${what} to ${which} to see its payments.` }
}

interface Place {
  readonly index: number
  readonly cents: number
  readonly settlementDate: Day
}

/** A loan with its defaults, or the name of what is missing. Interest only for the whole term needs no term. */
function completeLoan(input: LoanInput, own: Borrowing, { index, cents, settlementDate }: Place): Loan | string {
  const interest_rate = input.interest_rate ?? own.interest_rate
  if (interest_rate === null) return 'an interest rate'
  const loan_payment_term = input.loan_payment_term ?? own.loan_payment_term
  const repayment_type = input.repayment_type ?? own.repayment_type
  const months = input.term_months ?? own.loan_duration_months
  const isTerm = months !== null && months <= LONGEST_TERM && repaymentsIn(months, loan_payment_term) >= 1
  const term_months = isTerm ? months : null
  const wholeTerm = repayment_type === 'Interest only' && input.interest_only_months === null
  if (term_months === null && !wholeTerm) return 'a term'
  return {
    name: input.name ?? `Loan ${index + 1}`,
    amount: cents / 100,
    interest_rate,
    fixed_until: input.fixed_until,
    rate_after: input.rate_after,
    repayment_type,
    interest_only_months: input.interest_only_months,
    loan_payment_term,
    term_months,
    drawdown_date: input.drawdown_date ?? settlementDate,
    owed_on: input.owed_on,
    offset_balance: input.offset_balance ?? 0,
  }
}

function shapesOf(loans: readonly Loan[]): readonly Loan[] {
  const borrowing = loans.filter(({ amount }) => amount > 0)
  return borrowing.length > 0 ? borrowing : loans.map((loan) => ({ ...loan, amount: 1 }))
}
