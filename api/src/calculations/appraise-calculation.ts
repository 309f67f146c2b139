import type { AppraisedFigures } from '@homeyield/contract/appraised-figures'
import type { CalculationFields } from '@homeyield/contract/calculation'
import { storedAnalysis } from '@homeyield/domain/appraisal/premium-loans'
import { changeAsAt } from '@homeyield/domain/appraisal/stored-change'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { dateLoans } from '@homeyield/domain/loans/date-loans'
import { invalid } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { allowedFields } from './allowed-fields.ts'
import { completeInputs } from './appraise-inputs.ts'
import { takeFields } from './calculation-inputs.ts'
import { checkAnalysis } from './check-analysis.ts'
import { findInputProblems } from './find-input-problems.ts'

/** Computes what a saved calculation would answer, and saves nothing. An address is not needed. */
export function appraiseCalculation({ now }: { readonly now: () => number }) {
  return (viewer: Viewer, fields: CalculationFields): AppraisedFigures => {
    const as_at = dayInNewZealand(new Date(now()))
    const taken = takeFields(NOTHING_GIVEN, allowedFields(viewer, fields, NOTHING_GIVEN))
    const given = { ...taken, analysis: dateLoans(storedAnalysis(viewer, taken, NOTHING_GIVEN), as_at) }
    checkAnalysis(given, as_at)
    const { inputs, figures } = completeInputs(given, as_at)
    const { property: _address, ...problems } = findInputProblems(given, inputs)
    if (Object.keys(problems).length > 0) throw invalid(problems)
    return {
      as_at,
      rent_source: figures.rent_source,
      weekly_rental_income: figures.weekly_rental_income,
      loan: figures.loan,
      weekly_payment: figures.weekly_payment,
      payment_quantity: figures.payment_quantity,
      interest: figures.interest,
      interest_missing: figures.interest_missing,
      property_management_expense: figures.property_management_expense,
      vacancy_expense: figures.vacancy_expense,
      total_expenses: figures.total_expenses,
      gross_rental_yield: figures.gross_rental_yield,
      net_rental_yield: figures.net_rental_yield,
      weekly_cash_flow: figures.weekly_cash_flow,
      next_change: changeAsAt(figures.next_change, as_at),
      weekly_profit: figures.weekly_profit,
      monthly_profit: figures.monthly_profit,
      yearly_profit: figures.yearly_profit,
    }
  }
}
