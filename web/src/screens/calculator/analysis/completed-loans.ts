import { countedLoansNow } from '@homeyield/domain/loans/count-loans'
import type { Loan } from '@homeyield/domain/loans/loan'
import type { LoanNow } from '@homeyield/domain/loans/loan-now'
import { scheduledLoans, completeEachLoan, completeLoans } from '@homeyield/domain/loans/complete-loans'
import type { Outcome } from '@homeyield/domain/outcome/outcome'
import { mapKnown } from '@homeyield/domain/outcome/outcome'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { today } from '../model/today.ts'

/** The loans of a form with every default applied, or what is missing. */
export function completedLoans(form: CalculationInputs): Outcome<readonly Loan[]> {
  const { loans, settlement_date } = completeAnalysis(form, today(), true)
  return mapKnown(completeLoans(form, loans, settlement_date), (completed) => completed.loans)
}

/** The same as they are today, or at the settlement. */
export function formLoansNow(form: CalculationInputs): Outcome<readonly LoanNow[]> {
  return countedLoansNow(form, form.analysis, today())
}

type EachLoan = Outcome<readonly Outcome<Loan>[]>

const eachOf = new WeakMap<CalculationInputs, EachLoan>()

/** Each loan of a form alone with a term, or what it lacks. Stored: eight loans ask for it. */
export function eachLoanOf(form: CalculationInputs): EachLoan {
  const known = eachOf.get(form)
  if (known !== undefined) return known
  const { loans, settlement_date } = completeAnalysis(form, today(), true)
  const made = mapKnown(completeEachLoan(form, loans, settlement_date), scheduledLoans)
  eachOf.set(form, made)
  return made
}
