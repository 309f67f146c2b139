import type { CalculationInputs, FieldOf } from '../../calculation/fields.ts'
import { managementFee } from '../../expenses/expenses.ts'
import { yearlyCosts } from '../../investment-return/cash-flow.ts'
import { aWeek, aYear, type Money } from '../../money/money.ts'
import { toCents } from '../../money/round.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import { debtNow, loansNow } from '../../loans/loan-now.ts'
import type { Deal } from './deal.ts'
import { homeValue } from '../../loans/home-value.ts'
import type { CompletedLoans } from '../../loans/complete-loans.ts'

/**
 * The deal of a calculation with a price, a deposit and a rent. Source: docs/method/stress-and-solve.md, "The week as a
 * formula".
 */
export function buildDeal(
  calculation: Pick<CalculationInputs, FieldOf<{ group: 'loan' | 'expenses' }>>,
  weeklyRent: Money<'week'>,
  { current_value, start, settled }: Pick<AnalysisInputs, 'current_value' | 'start' | 'settled'>,
  { loans: allLoans, loanShapes }: CompletedLoans,
): Deal {
  const { purchase_price: price, vacancy_cost } = calculation
  const loans = loansNow(allLoans, { start, settled })
  return {
    start,
    settled,
    weeklyRent,
    price,
    deposit: price === null ? null : settled ? toCents(price - debtNow(loans)) : calculation.deposit,
    value: homeValue(price, { settled, current_value }),
    // Without a rent, what follows it is 0.
    fixedCosts: yearlyCosts({ ...calculation, vacancy_cost: null }, aWeek(0)),
    typedVacancy: vacancy_cost === null ? null : aYear(vacancy_cost),
    vacancyWeeks: calculation.vacancy_weeks,
    feeShare: managementFee(calculation) / 100,
    loans,
    loanShapes: loans.length > 0 ? loans : loansNow(loanShapes, { start, settled: false }),
    allLoans,
    countsInterest: calculation.include_interest_in_calc,
  }
}
