import type { AppraisalInputs } from '../appraisal/appraise.ts'
import { appraise } from '../appraisal/appraise.ts'
import type { CalculationInputs, FieldOf } from '../calculation/fields.ts'
import { VACANCY_WEEKS } from '../expenses/expenses.ts'
import { yearlyCosts } from '../investment-return/cash-flow.ts'
import { amountOrZero } from '../money/amount.ts'
import { toCents } from '../money/round.ts'
import type { AnalysisInputs } from './analysis-inputs.ts'
import type { Deal } from './deal.ts'
import type { SettledLoans } from '../loans/settle-loans.ts'

// New Zealand's GST.
const WITH_GST = 1.15

/**
 * A calculation with the empty weeks and the GST of its analysis in its own fields: the ordinary calculation has two
 * empty weeks and no GST on the fee. Source: investment analysis section 0.
 */
export function withOwnCosts(
  calculation: AppraisalInputs,
  { vacancy_weeks, fee_plus_gst }: Pick<AnalysisInputs, 'vacancy_weeks' | 'fee_plus_gst'>,
): AppraisalInputs {
  const { vacancy_cost, property_management_fees: fee } = calculation
  const ownWeeks = vacancy_cost === null && vacancy_weeks !== VACANCY_WEEKS
  const rent = ownWeeks ? appraise(calculation).weekly_rental_income : null
  return {
    ...calculation,
    vacancy_cost: rent === null ? vacancy_cost : toCents(vacancy_weeks * rent),
    property_management_fees: fee_plus_gst && fee !== null ? fee * WITH_GST : fee,
  }
}

/** The deal of a calculation with a price, a deposit and a rent. Source: investment analysis section 4. */
export function settleDeal(
  calculation: Pick<CalculationInputs, FieldOf<{ group: 'loan' | 'expenses' }>>,
  weeklyRent: number,
  { vacancy_weeks, fee_plus_gst }: Pick<AnalysisInputs, 'vacancy_weeks' | 'fee_plus_gst'>,
  { loans, loanShapes }: SettledLoans,
): Deal {
  const fee = amountOrZero(calculation.property_management_fees) / 100
  return {
    weeklyRent,
    price: amountOrZero(calculation.purchase_price),
    deposit: amountOrZero(calculation.deposit),
    // Without a rent, what follows it is 0.
    fixedCosts: yearlyCosts({ ...calculation, vacancy_cost: null }, 0),
    typedVacancy: calculation.vacancy_cost,
    vacancyWeeks: vacancy_weeks,
    feeShare: fee * (fee_plus_gst ? WITH_GST : 1),
    loans,
    loanShapes,
    countsInterest: calculation.include_interest_in_calc,
  }
}
