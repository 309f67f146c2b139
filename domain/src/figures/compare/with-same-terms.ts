import type { CalculationInputs } from '../../calculation/fields.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { EXPENSE_NAMES, type EXPENSES } from '../../expenses/expenses.ts'
import { countedLoansNow } from '../../loans/count-loans.ts'
import { weightedRate } from '../../loans/loan-now.ts'
import { isKnown } from '../../outcome/outcome.ts'
import { pick } from '../../records/pick.ts'

type SharedExpense = Exclude<keyof typeof EXPENSES, 'body_corporate_fees' | 'include_interest_in_calc'>

export type SameTerms = Readonly<Pick<CalculationInputs, 'deposit' | 'interest_rate' | SharedExpense>>

/** What all columns can have alike: the deposit, the rate and the costs of a year, but for those of the home. */
export const SAME_TERMS: readonly (keyof SameTerms)[] = ['deposit', 'interest_rate', ...EXPENSE_NAMES.filter(isShared)]

function isShared(name: keyof typeof EXPENSES): name is SharedExpense {
  return name !== 'body_corporate_fees' && name !== 'include_interest_in_calc'
}

/** The terms of a calculation; of several loans the average rate now, since the terms are those of one. */
export function sameTermsOf(inputs: CalculationInputs, today: Day): SameTerms {
  const terms: SameTerms = pick(inputs, SAME_TERMS)
  if ((inputs.analysis?.loans?.length ?? 0) < 2) return terms
  const several = countedLoansNow(inputs, inputs.analysis, today)
  return isKnown(several) ? { ...terms, interest_rate: weightedRate(several.value) } : terms
}

/**
 * A calculation with the same deposit, rate and costs as others. It has one loan: the rates of several would count
 * instead of the one given. Body corporate fees stay, which are of the home.
 */
export function withSameTerms(inputs: CalculationInputs, terms: SameTerms): CalculationInputs {
  const { analysis } = inputs
  return { ...inputs, ...terms, analysis: analysis && { ...analysis, loans: null } }
}
