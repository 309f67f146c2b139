import type { CalculationInputs, FieldOf } from '../calculation/fields.ts'
import { type AnnualExpenses, annualExpenses } from '../expenses/annual-expenses.ts'
import { weeklyCash, type WeeklyCash } from '../investment-return/cash-flow.ts'
import { investmentReturn } from '../investment-return/investment-return.ts'
import type { InvestmentReturn } from '../investment-return/investment-return.ts'
import { loanOf } from '../loans/borrowing.ts'
import { type CountedLoans, costsOf } from '../loans/counted-loans.ts'
import { aYear, type Money, type Period } from '../money/money.ts'
import { toDollars } from '../money/round.ts'
import type { RentRangeFields } from '../rent/rent-fields.ts'
import { resolveRent } from '../rent/resolve-rent.ts'
import type { RentSource, ResolvedRent } from '../rent/resolve-rent.ts'
import { onlyReasonable } from '../money/only-reasonable.ts'

/** The inputs that results follow from. */
export type AppraisalInputs = Pick<CalculationInputs, FieldOf<{ group: 'basis' | 'rent' | 'loan' | 'expenses' }>>

/** All results: whole NZD, the management and vacancy expenses to the cent, yields in per cent. */
export interface Appraisal extends RentRangeFields, AnnualExpenses, InvestmentReturn, WeeklyCash {
  readonly rent_source: RentSource
  readonly weekly_rental_income: Money<'week'> | null
  readonly loan: number | null
  readonly payment_quantity: Money<'payment'> | null
  readonly weekly_payment: Money<'week'> | null
  readonly interest: Money<'year'>
  /** What the loan's figures follow from as at a day; null where only the own fields count. */
  readonly counted_loans: CountedLoans
}

/**
 * The whole calculation, for browser and server: rent, repayments, first-year interest, expenses, yields and profit. A
 * figure that is not finite or beyond a trillion counts as missing; no result is ever NaN, Infinity or −0. `loans` are
 * several loans that count instead of the loan's fields (`countLoans`). Source: docs/method/calculator.md, "Rent",
 * "Expenses", "Loan sums" and "Yields and profit".
 */
export function appraise(given: AppraisalInputs, loans: CountedLoans = null): Appraisal {
  const inputs = onlyReasonable(given)
  const rent = resolveRent({ ...inputs, lower: boundOf(inputs, 'lower'), upper: boundOf(inputs, 'upper') })
  const costs = costsOf(inputs, loans)
  const interest = inputs.include_interest_in_calc ? toDollars(costs.interest ?? aYear(0)) : aYear(0)
  const expenses = annualExpenses(inputs, rent.weekly_rental_income, interest)
  return {
    ...rentFields(rent),
    loan: loanOf(inputs),
    payment_quantity: inDollars(costs.payment),
    weekly_payment: inDollars(costs.weekly_payment),
    interest,
    ...expenses,
    ...investmentReturn(rent.weekly_rental_income, expenses.total_expenses, inputs.purchase_price),
    ...weeklyCash(inputs, rent, loans),
    counted_loans: loans,
  }
}

function inDollars<Of extends Period>(amount: Money<Of> | null): Money<Of> | null {
  return amount === null ? null : toDollars(amount)
}

function boundOf(inputs: RentRangeFields, bound: 'lower' | 'upper') {
  return {
    weekly: inputs[`weekly_rental_income_${bound}`],
    monthly: inputs[`monthly_rental_income_${bound}`],
    yearly: inputs[`yearly_rental_income_${bound}`],
  }
}

function rentFields(rent: ResolvedRent): RentRangeFields & Pick<Appraisal, 'rent_source' | 'weekly_rental_income'> {
  return {
    rent_source: rent.rent_source,
    weekly_rental_income: rent.weekly_rental_income,
    weekly_rental_income_lower: rent.lower.weekly,
    weekly_rental_income_upper: rent.upper.weekly,
    monthly_rental_income_lower: rent.lower.monthly,
    monthly_rental_income_upper: rent.upper.monthly,
    yearly_rental_income_lower: rent.lower.yearly,
    yearly_rental_income_upper: rent.upper.yearly,
  }
}
