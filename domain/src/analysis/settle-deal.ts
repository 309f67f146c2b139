import type { AppraisalInputs } from '../appraisal/appraise.ts'
import { appraise } from '../appraisal/appraise.ts'
import type { CalculationInputs, FieldOf } from '../calculation/fields.ts'
import { WITH_GST } from '../expenses/gst.ts'
import { VACANCY_WEEKS } from '../expenses/expenses.ts'
import { yearlyCosts } from '../investment-return/cash-flow.ts'
import { amountOrZero } from '../money/amount.ts'
import { toCents } from '../money/round.ts'
import type { AnalysisInputs } from './analysis-inputs.ts'
import { debtNow, loansNow } from '../loans/loan-now.ts'
import type { Deal } from './deal.ts'
import { homeValue } from '../loans/home-value.ts'
import type { SettledLoans } from '../loans/settle-loans.ts'

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
  inputs: Pick<AnalysisInputs, 'vacancy_weeks' | 'fee_plus_gst' | 'current_value' | 'start' | 'settled'>,
  { loans: allLoans, loanShapes }: SettledLoans,
): Deal {
  const { vacancy_weeks, fee_plus_gst, current_value, start, settled } = inputs
  const fee = amountOrZero(calculation.property_management_fees) / 100
  const price = calculation.purchase_price
  const loans = loansNow(allLoans, { start, settled })
  return {
    start,
    settled,
    weeklyRent,
    price,
    deposit: settled && price !== null ? toCents(price - debtNow(loans)) : calculation.deposit,
    value: homeValue(price, { settled, current_value }),
    // Without a rent, what follows it is 0.
    fixedCosts: yearlyCosts({ ...calculation, vacancy_cost: null }, 0),
    typedVacancy: calculation.vacancy_cost,
    vacancyWeeks: vacancy_weeks,
    feeShare: fee * (fee_plus_gst ? WITH_GST : 1),
    loans,
    loanShapes: loans.length > 0 ? loans : loansNow(loanShapes, { start, settled: false }),
    allLoans,
    countsInterest: calculation.include_interest_in_calc,
  }
}
