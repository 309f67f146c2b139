import type { CalculationInputs, FieldOf } from '../calculation/fields.ts'
import { EXPENSES, type ExpenseKey, type YearlyExpense, yearlyExpenses } from '../expenses/expenses.ts'
import { yearlyRepayment } from '../investment-return/cash-flow.ts'
import { type CountedLoans, costsOf } from '../loans/counted-loans.ts'
import { missingForLoan } from '../loans/missing-for-interest.ts'
import { amountOrZero } from '../money/amount.ts'
import { aWeek, aYear, type Money, type Period, weekToYear } from '../money/money.ts'
import { sum } from '../money/sum.ts'
import { partLivedIn } from './part-lived-in.ts'

export type OwnHomeInputs = Pick<
  CalculationInputs,
  FieldOf<{ group: 'own-home' | 'loan' | 'expenses' }> | 'number_of_bedrooms'
>

/** A period in the own home with rooms let. */
export interface OwnHome<Of extends Period> {
  readonly interest: Money<Of>
  readonly principal: Money<Of>
  /** Every cost but interest, management and vacancy. */
  readonly ownCosts: Money<Of>
  /** Of the rooms: the part lived in has neither a manager nor a vacancy. */
  readonly management: Money<Of>
  readonly vacancy: Money<Of>
  readonly rent: Money<Of>
}

/**
 * The first year in the own home, unrounded. `weeklyRent` is that of the calculation: for a Room, a room's rent when none is typed.
 * `loans` are those that count. Null while the loan's repayment is not known; what is owed counts without a price.
 */
export function ownHomeYear(
  inputs: OwnHomeInputs,
  weeklyRent: Money<'week'> | null,
  loans: CountedLoans,
): OwnHome<'year'> | null {
  const repayment = yearlyRepayment(inputs, loans)
  if (repayment === null || missingForLoan(inputs, loans) === 'purchase_price') return null
  // A rate that rises in the first year may bring more interest than a year's repayments at the first rate.
  const interest = aYear(Math.min(costsOf(inputs, loans).interest ?? 0, repayment))
  const roomRent = inputs.room_rent ?? (inputs.dwelling === 'Room' ? amountOrZero(weeklyRent) : 0)
  const roomsRent = aWeek(amountOrZero(inputs.rooms_let) * roomRent)
  const ofRooms = { inputs, weeklyRent: roomsRent, interest: aYear(0) }
  const vacancy = EXPENSES.vacancy_cost.amount(ofRooms)
  return {
    interest,
    principal: aYear(repayment - interest),
    ownCosts: sum(ownExpenses(inputs).map(({ yearly }) => yearly)),
    management: EXPENSES.property_management_fees.amount(ofRooms),
    // A typed figure is for the whole home.
    vacancy: inputs.vacancy_cost === null ? vacancy : aYear((vacancy * (100 - (partLivedIn(inputs) ?? 0))) / 100),
    rent: weekToYear(roomsRent),
  }
}

const OF_LOAN_OR_ROOMS: ReadonlySet<ExpenseKey> = new Set([
  'interest',
  EXPENSES.property_management_fees.key,
  EXPENSES.vacancy_cost.key,
])

/** Every cost of a year but the loan's and those of rooms. */
export function ownExpenses(inputs: OwnHomeInputs): YearlyExpense[] {
  return yearlyExpenses(inputs, null, aYear(0)).filter(({ expense }) => !OF_LOAN_OR_ROOMS.has(expense.key))
}
