import type { Appraisal, RentRangeFields } from '@homeyield/domain/appraisal/appraise'
import { limitProblem } from '@homeyield/domain/appraisal/calculation-limits'
import { FIELD_NAMES, isFigure } from '@homeyield/domain/calculation/fields'
import type { FigureName, CalculationInputs, FieldName } from '@homeyield/domain/calculation/fields'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import { isInverted, UPPER_BELOW_LOWER } from '@homeyield/domain/rent/rent-range-problem'

export type RefusedFigures = Readonly<Partial<Record<FieldName, string>>>

/**
 * What is wrong with the figures of a form, by field: one is outside its limits, or an upper rent or estimate is below its lower one.
 * The rent's fields show what `figures` made of them.
 */
export function refusedFigures(form: CalculationInputs, figures: Appraisal): RefusedFigures {
  const refused: Partial<Record<FieldName, string>> = {}
  const shown = (field: FigureName) =>
    (field in figures ? figures[field as keyof RentRangeFields | 'weekly_rental_income'] : null) ?? form[field]
  for (const period of RENT_PERIODS) {
    const rent = `${period}_rental_income` as const
    const estimate = `estimate_${period}` as const
    for (const range of [rent, estimate] as const) {
      if (isInverted(shown(`${range}_lower`), shown(`${range}_upper`))) refused[`${range}_upper`] = UPPER_BELOW_LOWER
    }
  }
  for (const field of FIELD_NAMES) {
    const problem = isFigure(field) ? limitProblem(field, shown(field)) : null
    if (problem !== null) refused[field] = problem
  }
  return refused
}
