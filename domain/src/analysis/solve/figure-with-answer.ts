import type { AppraisalInputs } from '../../appraisal/appraise.ts'
import { appraise } from '../../appraisal/appraise.ts'
import { countLoans } from '../../loans/count-loans.ts'
import { loanOf } from '../../loans/borrowing.ts'
import { repaymentPlan } from '../../loans/loan.ts'
import { borrowed, type LoanNow } from '../../loans/loan-now.ts'
import { scaleLoans } from '../../loans/scale-loans.ts'
import { areOwed } from '../../loans/complete-loans.ts'
import { aWeek } from '../../money/money.ts'
import { round, toDollars } from '../../money/round.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import type { Deal } from '../deal/deal.ts'
import { netOperatingIncome } from '../deal/deal.ts'
import { weeklyCashFlowAt } from '../stress/weekly-cash-flow-at.ts'
import { interestOf } from './solve-price.ts'
import { SOLVE_TARGETS, type SolvedResult } from './solve-target.ts'
import { withPrice } from '../deal/with-price.ts'

/** An answer as it is typed. */
export type AnswerChanges = Partial<AppraisalInputs>

interface Answered {
  readonly calculation: AppraisalInputs
  readonly inputs: AnalysisInputs
}

/**
 * A result with an answer: of the ordinary calculation, or, where payments in force scale, of the home with them.
 * Source: docs/method/stress-and-solve.md, "Reverse solve".
 */
export function figureWithAnswer(
  answered: Answered,
  deal: Deal,
  changes: AnswerChanges,
  result: SolvedResult,
): number | null {
  return isAhead(result, answered.inputs)
    ? ordinaryFigure(answered, deal, changes, result)
    : settledFigure(changedDeal(deal, changes), result)
}

/** Whether the ordinary calculation shows a result with an answer: of a home not settled, or one without loans in it. */
function isAhead(result: SolvedResult, { settled, loans }: AnalysisInputs): boolean {
  return result === 'gross_rental_yield' || !(settled || areOwed(loans))
}

/** A result of a home whose payments in force scale, which is no calculation of its own. */
function settledFigure(deal: Deal, result: SolvedResult): number | null {
  const { price } = deal
  if (result === SOLVE_TARGETS.cash.result) return toDollars(weeklyCashFlowAt(deal, 0))
  if (price === null || price <= 0) return null
  const interest = interestOf(deal, borrowed(deal.loans))
  return round((100 * (netOperatingIncome(deal) - interest)) / price, 2)
}

function changedDeal(deal: Deal, { weekly_rental_income, purchase_price, deposit }: AnswerChanges): Deal {
  const price = purchase_price ?? deal.price
  const weeklyRent = typeof weekly_rental_income === 'number' ? aWeek(weekly_rental_income) : deal.weeklyRent
  const changed = { ...deal, weeklyRent }
  if (purchase_price === undefined && deposit === undefined) return changed
  const held = deposit ?? deal.deposit
  return price === null || held === null ? changed : withPrice(changed, price, held)
}

/**
 * A result of the ordinary calculation with changes, its loans in the same proportions.
 */
function ordinaryFigure(
  { calculation, inputs }: Answered,
  { loanShapes: [first] }: Deal,
  changes: AnswerChanges,
  result: SolvedResult,
): number | null {
  const { settlement_date, as_at } = inputs
  const changed = { ...calculation, ...changes }
  const given = inputs.loans ?? []
  const loans = scaleLoans(given, loanOf(calculation) ?? 0, loanOf(changed) ?? 0)
  // The ordinary calculation does not know the terms of a list of one.
  const terms = given.length === 1 && first !== undefined ? ownTerms(first) : {}
  const counted = { ...changed, ...terms }
  return appraise(counted, countLoans(counted, { settlement_date, loans }, as_at))[result]
}

function ownTerms({ loan }: LoanNow): AnswerChanges {
  return {
    interest_rate: loan.interest_rate,
    loan_payment_term: loan.loan_payment_term,
    loan_duration_months: loan.term_months,
    repayment_type: repaymentPlan(loan).interestOnlyPayments > 0 ? 'Interest only' : 'Principal and interest',
  }
}
